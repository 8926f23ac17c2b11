import { allChances } from '#play/puzzles/chances.ts';
import { type PuzzleRules, type Solver as SolverOf, solve } from '#play/puzzles/solve.ts';
import {
  chanceMoveBy,
  isChanceTurn,
  keyOf,
  legalMoves,
  type Move,
  type Position,
} from '../engine/index.ts';
import { MISSION } from '../engine/position.ts';
import { scoreOf } from './aim.ts';
import { afterMove, isTerminal, type Puzzle } from './puzzle.ts';

export type Solver = SolverOf<Puzzle, Position, Move>;

/** Les Poilus as its puzzles are searched. */
export const SEARCH: PuzzleRules<Puzzle, Position, Move> = {
  isJudged: isTerminal,
  worthOf: ({ aim }, position) => scoreOf(aim, position),
  /** The same table is worth something else in the last mission than before it. */
  keyOf: ({ lastMission }, position) => `${keyOf(position)} ${lastMission - position[MISSION]}`,
  waitsForChance: isChanceTurn,
  legalMoves,
  chancesAt: (position) => allChances((below) => chanceMoveBy(position, below)),
  afterMove,
};

/** The exact worth of everything in a puzzle. */
export const solverOf = (puzzle: Puzzle): Solver => solve(SEARCH, puzzle);
