import type { Engine } from './engine.ts';

interface Ply<Draft, Moves> {
  readonly draft: Draft;
  readonly moves: Moves;
}

/**
 * How many sequences of exactly `depth` legal moves begin in a position, moves of chance counted like
 * any other. Two programs that agree on these counts agree on the rules.
 *
 * @param isCounted whether the moves made here count; those of chance may be made without, where its
 *   order is known and there is one such move at a time
 */
export function perft<Position, Draft, Moves extends ArrayLike<unknown>>(
  engine: Engine<Position, Draft, Moves>,
  position: Position,
  depth: number,
  isCounted: (draft: Draft) => boolean = () => true,
): number {
  const { mutableCopy, copyInto, moveBuffer, listMoves, makeMove } = engine;
  // One draft and one list for each length that a sequence has reached.
  const plies: Ply<Draft, Moves>[] = [];
  const plyAt = (length: number): Ply<Draft, Moves> => {
    plies[length] ??= { draft: mutableCopy(position), moves: moveBuffer() };
    return plies[length];
  };

  function sequences(length: number, left: number): number {
    if (left === 0) return 1;
    const { draft, moves } = plyAt(length);
    const count = listMoves(draft, moves);
    const then = isCounted(draft) ? left - 1 : left;
    if (then === 0) return count;
    const next = plyAt(length + 1).draft;
    let found = 0;
    for (let n = 0; n < count; n++) {
      copyInto(next, draft);
      makeMove(next, moves[n]);
      found += sequences(length + 1, then);
    }
    return found;
  }
  return sequences(0, depth);
}
