import { lossBetween } from '#maquis/review/chances.ts';
import type { TableGame } from '#maquis/table/index.ts';
import { isBeyondNoise } from '#play/advice/noise.ts';
import { DRAWING, type MyPuzzle, type Rank, rankOf } from './my-puzzle.ts';

/** What the first choice of a try came to. */
export interface MyVerdict {
  /** The best, or one that cannot be told from it. */
  readonly isGood: boolean;
  readonly chosen: Rank;
  readonly best: Rank;
}

/** The verdict on a try, once something was chosen; undefined before, and for a move never ranked. */
export function verdictOn({ moves }: MyPuzzle, { steps }: TableGame): MyVerdict | undefined {
  const [first] = steps;
  if (!first || !('move' in first)) return undefined;
  const move = first.move.startsWith('patrol:') ? DRAWING : first.move;
  const [best, ...others] = moves.map(rankOf);
  const chosen = [best, ...others].find((ranked) => ranked.move === move);
  if (!chosen) return undefined;
  return { isGood: !isBeyondNoise(lossBetween(best, chosen)), chosen, best };
}
