/** What is kept of Les Poilus on a visitor's device. */
import { gamesShelf } from '#play/ui/storage/games-shelf.ts';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { solvedExercises, solvedPuzzles, together } from '#play/ui/storage/solved-puzzles.ts';
import { tableMode } from './ui/aid/mode.ts';
import { practiceMode } from './ui/mode.ts';
import { FILES } from './ui/practice/files.ts';
import { PROGRESS_KEY } from './ui/puzzle/progress-key.ts';

export const kept: GameStorage = {
  shelves: [gamesShelf(tableMode, 'table'), gamesShelf(practiceMode, 'practice', FILES)],
  things: together(solvedPuzzles(PROGRESS_KEY), solvedExercises('les-poilus')),
};
