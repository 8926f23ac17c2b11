import { legalMoves, type Move } from '../engine/index.ts';
import { DRAW, moveKind } from '../engine/move.ts';
import { type Chance, sameChance } from './chance.ts';
import { type Answer, allHold, answersAt, isLost, isTerminal, startNode, step } from './puzzle.ts';
import { type Refutation, refutationOf, refutationOfDrawing } from './refute.ts';
import type { Solver } from './solve.ts';

/** What a try has come to. Every line of good moves is good, not the stated one alone. */
export type Verdict =
  /** The task can still be met, or its best chance still be reached. */
  | { readonly verdict: 'open' }
  | { readonly verdict: 'solved' }
  /** Every choice was right, and the cards were against it. Only where a chance is stated. */
  | { readonly verdict: 'unlucky'; readonly answers: readonly Answer[] }
  | (Refutation & {
      readonly verdict: 'refuted';
      /** Which of the moves tried gave the task away, the first being 0. */
      readonly move: number;
      /** What could be reached before that move, and after it. */
      readonly before: Chance;
      readonly after: Chance;
    });

/** A move that is not legal where it was tried: its number, the first being 0. */
export class IllegalAttempt extends Error {
  readonly move: number;

  constructor(move: number) {
    super(`move ${move + 1} is not legal there`);
    this.name = 'IllegalAttempt';
    this.move = move;
  }
}

/**
 * Judges the moves tried so far, cards included. A choice is wrong when it gives away what could be
 * reached before it, even if a lucky card came afterwards.
 *
 * @throws {IllegalAttempt}
 */
export function judge(solver: Solver, moves: readonly Move[]): Verdict {
  const { puzzle } = solver;
  let node = startNode(puzzle);
  for (const [n, move] of moves.entries()) {
    if (isTerminal(puzzle, node) || !legalMoves(node.position).includes(move)) {
      throw new IllegalAttempt(n);
    }
    const isDrawn = moveKind(move) === DRAW;
    const next = step(puzzle, node, move);
    const before = solver.chanceAt(node);
    const after = isDrawn ? solver.chanceOfDrawing(node) : solver.chanceAt(next);
    if (!sameChance(before, after)) {
      const refutation = isDrawn ? refutationOfDrawing(solver, node) : refutationOf(solver, next);
      return { verdict: 'refuted', move: n, before, after, ...refutation };
    }
    node = next;
  }
  if (!isTerminal(puzzle, node) && !isLost(puzzle, node)) return { verdict: 'open' };
  if (allHold(puzzle, node)) return { verdict: 'solved' };
  return { verdict: 'unlucky', answers: answersAt(puzzle, node) };
}
