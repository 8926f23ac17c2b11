import { listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './play.ts';
import { copyInto, draftOf, type Position } from './position.ts';

/**
 * How many sequences of so many legal moves begin in a position, moves of chance counted like any
 * other. Two programs that agree on these counts agree on the rules.
 *
 * @param depth the length of the sequences, at least 1
 */
export function perft(position: Position, depth: number): number {
  const moves = moveBuffer();
  const count = listMoves(position, moves);
  if (depth <= 1) return count;
  const draft = draftOf(position);
  let nodes = 0;
  for (let n = 0; n < count; n++) {
    copyInto(draft, position);
    makeMove(draft, moves[n]);
    nodes += perft(draft, depth - 1);
  }
  return nodes;
}
