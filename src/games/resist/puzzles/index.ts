/** Set positions of RESIST!: examples to try and puzzles. What only their judge needs is in puzzle-rules.ts. */

export {
  isWaitedFor,
  readGuidedMission,
  stepsDone,
} from './guided-mission.ts';
export { PUZZLE_MOVES, type Puzzle, puzzleOf } from './puzzle.ts';
export { type Example, type PuzzleSetUp, positionOf, readExample, tableFrom } from './set-up.ts';
export type { Aim, Exercise } from './stated-puzzle.ts';
export {
  type LocalizedMission,
  PUZZLE_KINDS,
  type PuzzleKind,
  readPuzzle,
  readPuzzleWords,
  type StatedPuzzle,
} from './stated-puzzle.ts';
