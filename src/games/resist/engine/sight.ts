import { RANDOM_WORDS } from '#shared/random.ts';
import { mutableCopy, type Position, RANDOM } from './position.ts';

/**
 * What the player can know: all of a position but the generator, which would tell what chance brings
 * next. Nothing else is hidden in it; no order of unseen cards exists before chance tells it.
 */
export function playerView(position: Position): Position {
  const seen = mutableCopy(position);
  seen.fill(0, RANDOM, RANDOM + RANDOM_WORDS);
  return seen;
}
