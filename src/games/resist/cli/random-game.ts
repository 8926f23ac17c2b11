import { chanceMoveOf, isChanceAsked } from '../engine/chance.ts';
import { listMoves, moveBuffer } from '../engine/legal.ts';
import type { Move } from '../engine/move.ts';
import { makeMove } from '../engine/play.ts';
import { type Draft, OVER, PHASE } from '../engine/position.ts';

const moves = moveBuffer();

/**
 * Plays a game on to its end, every legal move as likely as every other; chance moves by its weights
 * and by the position's own generator. Returns the number of moves.
 *
 * @param below a whole number from 0 to below the bound, for the player's choices
 * @param made told of every move right after it was made
 */
export function playAtRandom(
  draft: Draft,
  below: (bound: number) => number,
  made?: (move: Move) => void,
): number {
  let played = 0;
  while (draft[PHASE] !== OVER) {
    const move = isChanceAsked(draft) ? chanceMoveOf(draft) : moves[below(listMoves(draft, moves))];
    makeMove(draft, move);
    made?.(move);
    played++;
  }
  return played;
}
