import type { Below } from '#shared/random.ts';
/** What chance may bring, each with the number of ways in which it comes. */
export interface MoveChances<Move> {
  readonly moves: readonly { readonly move: Move; readonly ways: number }[];
  /** All ways together. */
  readonly of: number;
}

/** Where the next move is not chance's. */
export const NO_CHANCES: MoveChances<never> = Object.freeze({ moves: [], of: 0 });

/**
 * Every answer of chance to the question that is asked. The engine picks one by a single number below
 * a bound; asked for each number in turn, it names them all, each by its weight.
 */
export function allChances<Move>(chanceMoveBy: (below: Below) => Move): MoveChances<Move> {
  let of = 1;
  const ways = new Map<Move, number>();
  for (let n = 0; n < of; n++) {
    const move = chanceMoveBy((bound) => {
      of = bound;
      return n;
    });
    ways.set(move, (ways.get(move) ?? 0) + 1);
  }
  return { moves: [...ways].map(([move, count]) => ({ move, ways: count })), of };
}
