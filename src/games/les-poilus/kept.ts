/** What is kept of Les Poilus on a visitor's device. */
import { gamesShelf } from '#play/screen/kept/games-shelf.ts';
import type { KeptPart } from '#play/screen/kept/part.ts';
import { solvedPuzzles } from '#play/screen/kept/solved-puzzles.ts';
import { tableKit } from './screen/aid/kit.ts';
import { kit } from './screen/kit.ts';
import { FILES } from './screen/practice/files.ts';
import { MARKS_KEY } from './screen/puzzle/marks-key.ts';

export const kept: KeptPart = {
  shelves: [gamesShelf(tableKit, 'table'), gamesShelf(kit, 'practice', FILES)],
  things: solvedPuzzles(MARKS_KEY),
};
