/** What is kept of RESIST! on a visitor's device. */
import { puzzlesKey } from '#play/puzzles/progress.ts';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { gamesShelf, ownPuzzlesShelf } from '#play/ui/storage/shelves.ts';
import { solvedExercises, solvedPuzzles, together } from '#play/ui/storage/small-things.ts';
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
