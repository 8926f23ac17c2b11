import type { Fraction } from '#shared/fraction.ts';
import { isSame, type PuzzleRules, type Solver } from './solve.ts';

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
export class IllegalAttempt extends Error {
  readonly move: number;

  constructor(move: number) {
    super(`move ${move + 1} is not legal there`);
    this.name = 'IllegalAttempt';
    this.move = move;
  }
}

/** What judging asks of a game besides its search. */
export interface TryRules<Puzzle extends { readonly start: Position }, Position, Move, Asked>
  extends PuzzleRules<Puzzle, Position, Move> {
  /** The move a text stands for, if any. */
  moveCalled(text: string): Move | undefined;
  /** Whether what a puzzle asks for has been answered, so that the rest may go as it likes. */
  isAnswered(puzzle: Puzzle, asks: Asked, position: Position): boolean;
}

/**
 * Judges the moves tried so far, those of chance included. A choice is wrong when it gives away what
 * could be reached before it, even if luck came afterwards.
 *
 * @throws {IllegalAttempt}
 */
export function judgeAttempt<Puzzle extends { readonly start: Position }, Position, Move, Asked>(
  rules: TryRules<Puzzle, Position, Move, Asked>,
  solver: Solver<Puzzle, Position, Move>,
  asks: Asked,
  texts: readonly string[],
): Verdict {
  const { puzzle } = solver;
  let position = puzzle.start;
  for (const [n, text] of texts.entries()) {
    const move = rules.moveCalled(text);
    const legal = rules.legalMoves(position);
    if (move === undefined || !legal.includes(move)) throw new IllegalAttempt(n);
    // The room goes on by itself until somebody has to choose; what comes after the moment of judgement,
    // a new Mission for one, is no part of the answer.
    if (rules.isJudged(puzzle, position)) {
      if (!rules.waitsForChance(position) && legal.length > 1) throw new IllegalAttempt(n);
      break;
    }
    const next = rules.afterMove(position, move);
    if (!rules.waitsForChance(position)) {
      const [before, after] = [solver.worth(position), solver.worth(next)];
      if (!isSame(before, after)) return { verdict: 'wrong', move: n, before, after };
    }
    position = next;
  }
  return { verdict: rules.isAnswered(puzzle, asks, position) ? 'right' : 'open' };
}
