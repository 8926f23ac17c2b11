/** Set positions of Les Poilus, all hands open: examples to try, puzzles, the guided mission. What only the judge of puzzles needs is in puzzle-rules.ts. */

export { type Example, exampleStart, readExample } from './example.ts';
export {
  type LocalizedMission,
  readGuidedMission,
  readGuidesWords,
  waitedAfter,
} from './guided-mission.ts';
export {
  mayMoraleRunOut,
  PUZZLE_MOVES,
  type Puzzle,
  puzzleOf,
} from './puzzle.ts';
export { type PuzzleSetUp, tableFrom } from './set-up.ts';
export type { Exercise } from './stated-puzzle.ts';
export {
  type Aim,
  missing,
  PUZZLE_KINDS,
  type PuzzleKind,
  readPuzzle,
  readPuzzleWords,
  type StatedPuzzle,
} from './stated-puzzle.ts';
