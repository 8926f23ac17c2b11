import { isBeyondNoise, lossBetween } from '#maquis/review/standing.ts';
import type { TableGame } from '#maquis/table/index.ts';
import { DRAWING, type OwnPuzzle } from './own-puzzle.ts';

type Ranked = OwnPuzzle['moves'][number];

/** What the first choice of a try came to. */
export interface OwnVerdict {
  /** The best, or one that cannot be told from it. */
  readonly isGood: boolean;
  readonly chosen: Ranked;
  readonly best: Ranked;
}

/** The verdict on a try, once something was chosen; undefined before, and for a move never ranked. */
export function verdictOn({ moves }: OwnPuzzle, { steps }: TableGame): OwnVerdict | undefined {
  const [first] = steps;
  if (!first || !('move' in first)) return undefined;
  const move = first.move.startsWith('patrol:') ? DRAWING : first.move;
  const chosen = moves.find((ranked) => ranked.move === move);
  const [best] = moves;
  if (!chosen) return undefined;
  return { isGood: !isBeyondNoise(lossBetween(best, chosen)), chosen, best };
}
