import type { LocationId } from '../data/index.ts';
import { PRINTED, spotOf } from './town-plan.ts';

/** Which way each arrow key points, x to the right and y down. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where a key moves the focus: to the place that lies nearest in the arrow's direction, or with
 * Home and End to the first and last. Undefined when the key does not move it.
 */
export function placeByKey(
  key: string,
  from: LocationId,
  places: readonly LocationId[],
): LocationId | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const direction = DIRECTIONS[key];
  return direction && nearest(from, direction, places);
}

/** Straight ahead counts once, sideways twice; what lies more sideways than ahead is not ahead. */
function nearest(
  from: LocationId,
  [dx, dy]: readonly [number, number],
  places: readonly LocationId[],
): LocationId | undefined {
  const [x, y] = spotOf(PRINTED, from);
  let best: { id: LocationId; distance: number } | undefined;
  for (const id of places) {
    const [px, py] = spotOf(PRINTED, id);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead <= 0 || aside > ahead) continue;
    if (!best || distance < best.distance) best = { id, distance };
  }
  return best?.id;
}
