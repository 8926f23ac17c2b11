/** What is kept of RESIST! on a visitor's device. */
import { gamesShelf } from '#play/ui/storage/games-shelf.ts';
import { ownPuzzlesShelf } from '#play/ui/storage/own-puzzles-shelf.ts';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { solvedExercises, solvedPuzzles, together } from '#play/ui/storage/solved-puzzles.ts';
import { OWN } from './ui/coach/own/own.ts';
import { NOTES } from './ui/notes/mode.ts';
import { FILES } from './ui/practice/files.ts';
import { practiceMode } from './ui/practice/mode.ts';
import { PROGRESS_KEY } from './ui/puzzle/progress-key.ts';

export const gameStorage: GameStorage = {
  shelves: [
    gamesShelf(NOTES, 'table'),
    gamesShelf(practiceMode, 'practice', FILES),
    ownPuzzlesShelf(OWN),
  ],
  things: together(solvedPuzzles(PROGRESS_KEY), solvedExercises('resist')),
};
