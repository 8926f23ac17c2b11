import { optionsByEngine } from '#play/puzzles/by-engine.ts';
import type { PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import {
  chanceMoveBy,
  isChanceNode,
  keyOf,
  legalMoves,
  type Move,
  moveText,
  type Position,
  phaseOf,
} from '../engine/index.ts';
import { ROUND } from '../engine/position.ts';
import { isTerminal, PUZZLE_MOVES, type Puzzle } from './puzzle.ts';
import { scoreOf } from './stated-puzzle.ts';

/** How RESIST!'s puzzles are searched and judged: what only the judge loads. */
export const PUZZLE_RULES: PuzzleRules<Puzzle, Position, Move> = {
  ...PUZZLE_MOVES,
  optionsAt: optionsByEngine({ isChanceTurn: isChanceNode, chanceMoveBy, legalMoves }),
  isTerminal,
  /** Who ends the game where the next hand is asked for has not reached it. */
  score: ({ aim, until }, position) =>
    until === 'hand' && phaseOf(position) === 'over' ? 0n : BigInt(scoreOf(aim, position)),
  bestScore: ({ aim }) => ('mean' in aim ? undefined : 1n),
  /** The same table is worth something else in the last round than before it. */
  keyOf: ({ lastRound }, position) => `${keyOf(position)} ${lastRound - position[ROUND]}`,
  formatMove: moveText,
};
