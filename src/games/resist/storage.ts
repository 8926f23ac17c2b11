/** What is kept of RESIST! on a visitor's device. */
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { gamesShelf } from '#play/ui/storage/games-shelf.ts';
import { ownPuzzlesShelf } from '#play/ui/storage/own-puzzles-shelf.ts';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { solvedExercises, solvedPuzzles, together } from '#play/ui/storage/solved-puzzles.ts';
import { OWN } from './ui/coach/own/own.ts';
import { NOTES } from './ui/notes/mode.ts';
import { RESIST_FILES } from './ui/practice/files.ts';
import { resistPractice } from './ui/practice/mode.ts';

export const gameStorage: GameStorage = {
  shelves: [
    gamesShelf(NOTES, 'table'),
    gamesShelf(resistPractice, 'practice', RESIST_FILES),
    ownPuzzlesShelf(OWN),
  ],
  things: together(solvedPuzzles(puzzlesKey('resist')), solvedExercises('resist')),
};
