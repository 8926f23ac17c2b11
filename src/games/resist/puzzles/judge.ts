import type { Fraction } from '#shared/fraction.ts';
import {
  legalMoves,
  type Move,
  type Position,
  parseMove,
  phaseOf,
  snapshotOf,
  waitsForChance,
} from '../engine/index.ts';
import { afterMove, isJudged, type Puzzle } from './puzzle.ts';
import type { AskedFor } from './scenario.ts';
import { isSame, type Solver } from './solve.ts';

/** What a try has come to. Every line of best choices is right, not the stated one alone. */
export type Verdict =
  | { readonly verdict: 'open' }
  /** All that was asked has been answered, and nothing was given away. */
  | { readonly verdict: 'right' }
  | {
      readonly verdict: 'wrong';
      /** Which of the moves tried gave something away, the first being 0. */
      readonly move: number;
      /** What could be reached before that move, and after it. */
      readonly before: Fraction;
      readonly after: Fraction;
    };

/** A move that is not legal where it was tried: its number, the first being 0. */
export class IllegalTry extends Error {
  readonly move: number;

  constructor(move: number) {
    super(`move ${move + 1} is not legal there`);
    this.name = 'IllegalTry';
    this.move = move;
  }
}

/**
 * Judges the moves tried so far, those of chance included. A choice is wrong when it gives away what
 * could be reached before it, even if luck came afterwards.
 *
 * @throws {IllegalTry}
 */
export function judge(solver: Solver, asks: AskedFor, texts: readonly string[]): Verdict {
  const { puzzle } = solver;
  let position = puzzle.start;
  for (const [n, text] of texts.entries()) {
    const move = moveCalled(text);
    if (move === undefined || isJudged(puzzle, position) || !legalMoves(position).includes(move)) {
      throw new IllegalTry(n);
    }
    const next = afterMove(position, move);
    if (!waitsForChance(position)) {
      const [before, after] = [solver.worth(position), solver.worth(next)];
      if (!isSame(before, after)) return { verdict: 'wrong', move: n, before, after };
    }
    position = next;
  }
  return { verdict: isAnswered(puzzle, asks, position) ? 'right' : 'open' };
}

function moveCalled(text: string): Move | undefined {
  const parsed = parseMove(text);
  return 'move' in parsed ? parsed.move : undefined;
}

/** Whether what a puzzle asks for has been answered, so that the rest may go as it likes. */
export function isAnswered(puzzle: Puzzle, asks: AskedFor, position: Position): boolean {
  if (position === puzzle.start) return false;
  if (asks === 'choice' || isJudged(puzzle, position)) return true;
  const phase = phaseOf(position);
  if (asks === 'plan') return phase !== 'plan' || snapshotOf(position).target !== null;
  return asks === 'attack' && phase !== 'plan' && phase !== 'attack';
}
