/** All that a list of puzzles of one's own needs, in one file to load. */
export { OwnPuzzleList } from './OwnPuzzleList.tsx';
export { tryOf } from './own-puzzle.ts';
export { openPuzzles } from './puzzle-shelf.ts';
