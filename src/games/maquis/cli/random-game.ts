import { cardDrawnBySite } from '#maquis/engine/index.ts';
import { listMoves, moveBuffer } from '#maquis/engine/legal.ts';
import { DRAW, drawMove, type Move, moveKind } from '#maquis/engine/move.ts';
import { makeMove } from '#maquis/engine/play.ts';
import type { Draft } from '#maquis/engine/position.ts';

const moves = moveBuffer();

/**
 * Plays a game on to its end, every legal move as likely as every other; cards are drawn by the
 * position's own generator, so that a seed means the same deal whoever plays it. Returns the number
 * of moves.
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
  for (let count = listMoves(draft, moves); count > 0; count = listMoves(draft, moves)) {
    const chosen = moves[below(count)];
    const move = moveKind(chosen) === DRAW ? drawMove(cardDrawnBySite(draft)) : chosen;
    makeMove(draft, move);
    made?.(move);
    played++;
  }
  return played;
}
