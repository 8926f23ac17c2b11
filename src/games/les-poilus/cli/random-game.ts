import { chanceMove } from '#les-poilus/engine/chance.ts';
import { listMoves, moveBuffer } from '#les-poilus/engine/legal.ts';
import type { Move } from '#les-poilus/engine/move.ts';
import { makeMove } from '#les-poilus/engine/play.ts';
import { type Draft, OVER, PHASE } from '#les-poilus/engine/position.ts';
import { isChanceTurn } from '#les-poilus/engine/turn.ts';

const moves = moveBuffer();

/**
 * Plays an open game on to its end, every legal move as likely as every other; chance moves by the
 * position's own generator, so that a seed means the same shuffle whoever plays it. Returns the
 * number of moves.
 *
 * @param below a whole number from 0 to below the bound, for the players' choices
 * @param made told of every move right after it was made
 */
export function playAtRandom(
  draft: Draft,
  below: (bound: number) => number,
  made?: (move: Move) => void,
): number {
  let played = 0;
  while (draft[PHASE] !== OVER) {
    const move = isChanceTurn(draft) ? chanceMove(draft) : moves[below(listMoves(draft, moves))];
    makeMove(draft, move);
    made?.(move);
    played++;
  }
  return played;
}
