import { type Position, snapshotOf, wouldComeHome } from '../engine/index.ts';
import { shotNow } from './claim.ts';
import type { TableGame } from './game.ts';

/**
 * Whether a worker is on the way home and there is nothing to decide: the way is open, and where the
 * turn stops for shots, none could be fired before it is judged.
 */
export function comesHomeUnasked(
  game: TableGame,
  position: Position,
  pausesToShoot: boolean,
): boolean {
  const { phase, acting, police } = snapshotOf(position);
  if (phase !== 'returning' || acting === null || !wouldComeHome(position, acting)) return false;
  return !pausesToShoot || police.every((place) => shotNow(game, position, place) === undefined);
}
