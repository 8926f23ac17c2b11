/** What is kept of RESIST! on a visitor's device. */
import { gamesShelf } from '#play/screen/kept/games-shelf.ts';
import { ownPuzzlesShelf } from '#play/screen/kept/own-puzzles-shelf.ts';
import type { KeptPart } from '#play/screen/kept/part.ts';
import { solvedPuzzles } from '#play/screen/kept/solved-puzzles.ts';
import { OWN } from './screen/coach/own/own.ts';
import { NOTES } from './screen/notes/kit.ts';
import { FILES } from './screen/practice/files.ts';
import { kit } from './screen/practice/kit.ts';
import { MARKS_KEY } from './screen/puzzle/marks-key.ts';

export const kept: KeptPart = {
  shelves: [gamesShelf(NOTES, 'table'), gamesShelf(kit, 'practice', FILES), ownPuzzlesShelf(OWN)],
  things: solvedPuzzles(MARKS_KEY),
};
