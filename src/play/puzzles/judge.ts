import { type Fraction, isSame } from '#shared/chance/fraction.ts';
import { mayStillSucceed } from './luck.ts';
import type { Solver } from './solve.ts';

/** What an attempt has come to. Every line of best choices is right, not the stated one alone. */
export type Verdict =
  | {
      /**
       * Nothing was given away: there is more to answer; all has been answered; or all has been
       * answered, and luck was against it.
       */
      readonly verdict: 'open' | 'right' | 'unlucky';
    }
  | {
      readonly verdict: 'wrong';
      /** Which of the moves tried gave something away, the first being 0. */
      readonly move: number;
      /** What could be reached before that move, and after it. */
      readonly before: Fraction;
      readonly after: Fraction;
      /** Where only what is sure counts: whether no luck could have saved it. */
      readonly isHopeless?: true;
      /** How that goes wrong: the moves that follow, or that take the place of chance's. */
      readonly refutation?: readonly string[];
    };

export type WrongVerdict = Extract<Verdict, { readonly verdict: 'wrong' }>;

/** A move that is not legal where it was tried: its number, the first being 0. */
export class IllegalAttempt extends Error {
  readonly move: number;

  constructor(move: number) {
    super(`move ${move + 1} is not legal there`);
    this.name = 'IllegalAttempt';
    this.move = move;
  }
}

/** How a wrong move at a node goes wrong, as a game tells it. */
export type Refute<Puzzle, Node, Move> = (
  solver: Solver<Puzzle, Node, Move>,
  node: Node,
  move: Move,
) => readonly Move[];

/**
 * Whether after a move at a node nothing can go right any more, whatever chance brings; told apart only where
 * a worth says no more than whether success is sure.
 */
function isHopeless<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  node: Node,
  move: Move,
): boolean {
  const { rules, puzzle } = solver;
  if (!rules.wantsCertainty?.(puzzle)) return false;
  const { choices, chances } = rules.optionsAt(node);
  const moves = choices.includes(move) ? [move] : chances.moves.map((one) => one.move);
  return !moves.some((one) => mayStillSucceed(solver, rules.after(puzzle, node, one)));
}

/**
 * Judges the moves tried so far, those of chance included. A choice is wrong when it gives away what
 * could be reached before it, even if luck came afterwards; so is to let chance move where something
 * had to be done first.
 *
 * @throws {IllegalAttempt}
 */
export function judgeAttempt<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  texts: readonly string[],
  refute?: Refute<Puzzle, Node, Move>,
): Verdict {
  const { rules, puzzle } = solver;
  let node = rules.root(puzzle);
  for (const [n, text] of texts.entries()) {
    const move = rules.parseMove(text);
    const { choices, chances } = rules.optionsAt(node);
    const isChosen = move !== undefined && choices.includes(move);
    if (move === undefined || !(isChosen || chances.moves.some((one) => one.move === move))) {
      throw new IllegalAttempt(n);
    }
    // The room goes on by itself until somebody has to choose; what comes after the moment of judgement,
    // a new Mission for one, is no part of the answer.
    if (rules.isTerminal(puzzle, node)) {
      if (chances.of === 0 && choices.length > 1) throw new IllegalAttempt(n);
      break;
    }
    const next = rules.after(puzzle, node, move);
    if (choices.length > 0) {
      const before = solver.worth(node);
      const after = isChosen ? solver.worth(next) : solver.worthOfChance(node);
      if (!isSame(before, after)) {
        const line = refute?.(solver, node, move).map(rules.formatMove);
        return {
          verdict: 'wrong',
          ...{ move: n, before, after },
          ...(line && { refutation: line }),
          ...(isHopeless(solver, node, move) && { isHopeless: true }),
        };
      }
    }
    node = next;
  }
  if (!rules.isAnswered(puzzle, node)) return { verdict: 'open' };
  return { verdict: rules.isUnlucky?.(puzzle, node) ? 'unlucky' : 'right' };
}
