import { playedByEngine } from '#play/puzzles/by-engine.ts';
import { askOf, type Move, type Position, phaseOf } from '../engine/index.ts';
import { type MutablePosition, NOWHERE, ROUND, TARGET } from '../engine/position.ts';
import { resistMoveEngine } from '../engine/rules.ts';
import { positionOf } from './set-up.ts';
import type { Aim, StatedPuzzle } from './stated-puzzle.ts';

/** What of a stated puzzle is played and judged; the rest is words. */
export type Judged = Pick<StatedPuzzle, 'table' | 'until' | 'aim' | 'asks'>;

/** A stated puzzle made ready to be played, searched and judged. */
export interface Puzzle {
  readonly start: Position;
  readonly until: StatedPuzzle['until'];
  readonly aim: Aim;
  readonly asks: StatedPuzzle['asks'];
  /** The number of the last round that belongs to it. */
  readonly lastRound: number;
}

/** @throws where the table cannot be */
export function puzzleOf({ table, until, aim, asks }: Judged): Puzzle {
  const rounds = until === 'hand' ? 1 : until.rounds;
  // After the judgement of a round, that round is over already.
  const over = table.phase === 'decide' && until !== 'hand' ? 0 : 1;
  return { start: positionOf(table), until, aim, asks, lastRound: table.round + rounds - over };
}

/** Whether the moment of judgement has come; the end of the game always is one. */
export function isTerminal({ start, until, lastRound }: Puzzle, position: Position): boolean {
  const phase = phaseOf(position);
  if (phase === 'over') return true;
  if (position === start) return false;
  const round = position[ROUND];
  return until === 'hand'
    ? phase === 'plan' && round > lastRound
    : phase === 'aftermath' && round >= lastRound && askOf(position) !== 'civilian';
}

/** How RESIST!'s puzzles are played. */
export const PUZZLE_MOVES = playedByEngine<Puzzle, Position, MutablePosition, Move>(
  resistMoveEngine,
  (puzzle, position) => {
    const { start, asks } = puzzle;
    if (position === start) return false;
    if (asks === 'choice' || isTerminal(puzzle, position)) return true;
    const phase = phaseOf(position);
    if (asks === 'plan') return phase !== 'plan' || position[TARGET] !== NOWHERE;
    return asks === 'attack' && phase !== 'plan' && phase !== 'attack';
  },
);
