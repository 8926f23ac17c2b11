import { lineFrom } from '#play/puzzles/line.ts';
import { cardsInHands, moveText, type Position } from '../engine/index.ts';
import { type AimPart, missing } from './aim.ts';
import { afterMove, type Puzzle } from './puzzle.ts';
import { SEARCH, type Solver, solverOf } from './solve.ts';

/** How it goes on after a wrong choice, and what is not reached then. */
export interface Refutation {
  /** The moves after it. */
  readonly line: readonly string[];
  readonly missing: readonly AimPart[];
  readonly inHands: number;
}

/** The best that can still be done from a position, with the worst of luck. */
export function refutationFrom(solver: Solver, position: Position): Refutation {
  const line = lineFrom(SEARCH, solverNearest(solver, position), position);
  const end = line.reduce(afterMove, position);
  return {
    line: line.map(moveText),
    missing: missing(solver.puzzle.aim, end),
    inHands: cardsInHands(end),
  };
}

/** Where too many cards must stay in hands, the aim with as few more as can be reached. */
function solverNearest(solver: Solver, position: Position): Solver {
  const { puzzle } = solver;
  const { inHands } = puzzle.aim;
  if (inHands === undefined || solver.worth(position).ways > 0n) return solver;
  for (let most = inHands + 1; most <= cardsInHands(position); most++) {
    const nearer: Puzzle = { ...puzzle, aim: { ...puzzle.aim, inHands: most } };
    const other = solverOf(nearer);
    if (other.worth(position).ways > 0n) return other;
  }
  return solver;
}
