/** All that a list of puzzles of one's own needs, in one file to load. */
export { MyPuzzleList } from './MyPuzzleList.tsx';
export { tryOf } from './my-puzzle.ts';
export { openPuzzles } from './puzzle-shelf.ts';
