import { allChances } from '#play/puzzles/chances.ts';
import { type PuzzleRules, type Solver as SolverOf, solve } from '#play/puzzles/solve.ts';
import {
  chanceMoveBy,
  isChanceNode,
  keyOf,
  legalMoves,
  type Move,
  type Position,
} from '../engine/index.ts';
import { ROUND } from '../engine/position.ts';
import { afterMove, isTerminal, type Puzzle, score } from './puzzle.ts';

export { isMore, isSame, SearchTooWide } from '#play/puzzles/solve.ts';

export type Solver = SolverOf<Puzzle, Position, Move>;

/** RESIST! as its puzzles are searched. */
export const SEARCH: PuzzleRules<Puzzle, Position, Move> = {
  isJudged: isTerminal,
  worthOf: score,
  /** The same table is worth something else in the last round than before it. */
  keyOf: ({ lastRound }, position) => `${keyOf(position)} ${lastRound - position[ROUND]}`,
  waitsForChance: isChanceNode,
  legalMoves,
  chancesAt: (position) => allChances((below) => chanceMoveBy(position, below)),
  afterMove,
};

/** The exact worth of everything in a puzzle. */
export const solverOf = (puzzle: Puzzle): Solver => solve(SEARCH, puzzle);
