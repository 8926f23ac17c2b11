import { listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './play.ts';
import { copyInto, draftOf, type Position } from './position.ts';
import { isCardTurn } from './turn.ts';

/** How many sequences of exactly `depth` legal moves there are from a position. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = moveBuffer();
  const count = listMoves(position, moves);
  if (depth === 1) return count;
  const next = draftOf(position);
  let sequences = 0;
  for (let n = 0; n < count; n++) {
    copyInto(next, position);
    makeMove(next, moves[n]);
    sequences += perft(next, depth - 1);
  }
  return sequences;
}

/**
 * The same, counting decisions only. What is dealt and turned up is made and not counted; the deck's
 * order must be known, so that there is one such move at a time.
 */
export function perftOfDecisions(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = moveBuffer();
  const count = listMoves(position, moves);
  const left = isCardTurn(position) ? depth : depth - 1;
  const next = draftOf(position);
  let sequences = 0;
  for (let n = 0; n < count; n++) {
    copyInto(next, position);
    makeMove(next, moves[n]);
    sequences += perftOfDecisions(next, left);
  }
  return sequences;
}
