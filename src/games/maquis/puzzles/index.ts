/** Set positions with a task: their files and their questions. What only their judge needs is in puzzle-rules.ts. */

export {
  type Example,
  readExample,
  readRulingExamples,
} from './example.ts';
export { type GuidedDay, movesOfDay, readGuidedDay } from './guided-day.ts';
export {
  type AnsweredQuestion,
  allHold,
  answersAt,
  isLost,
  PUZZLE_MOVES,
  type Puzzle,
  puzzleOf,
  type SearchNode,
  settled,
} from './puzzle.ts';
export type { Question } from './questions.ts';
export { type PuzzleSetUp, tableFrom } from './set-up.ts';
export type { Exercise } from './stated-puzzle.ts';
export {
  PUZZLE_KINDS,
  type PuzzleKind,
  readPuzzle,
  type StatedPuzzle,
} from './stated-puzzle.ts';
export { type LocalizedDay, readPuzzleWords } from './words.ts';
