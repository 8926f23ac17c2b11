import type { Log } from './event.ts';
import { ALL_PLACES, idOf, only, type Place, type PlaceSet } from './places.ts';
import {
  ACTION,
  AT_HOME,
  closedExits,
  DUSK,
  emptyFields,
  HOMES,
  type MutablePosition,
  occupied,
  PATROL,
  PATROLS_TO_COME,
  PHASE,
  PLACEMENT,
  type Position,
  WORKERS,
} from './position.ts';

/** Where a worker may be placed: any place but these four sorts. */
export const openPlaces = (position: Position): PlaceSet =>
  ALL_PLACES &
  ~(occupied(position) | position[HOMES] | emptyFields(position) | closedExits(position));

export function placeWorker(draft: MutablePosition, place: Place, log: Log): void {
  draft[AT_HOME]--;
  draft[WORKERS] |= only(place);
  log?.push({ type: 'worker-placed', place: idOf(place), rule: 'maquis.placement' });
  draft[PHASE] = draft[PATROLS_TO_COME] > 0 ? PATROL : afterPatrol(draft);
}

/**
 * The two sides place in turn, one pawn each; when one side has no more, the other goes on alone.
 * Gives the phase that follows a patrol.
 */
export function afterPatrol(draft: MutablePosition): number {
  if (draft[AT_HOME] > 0) return PLACEMENT;
  if (draft[PATROLS_TO_COME] > 0) return PATROL;
  return afterWorker(draft);
}

/** Workers are activated until none is left on the board. */
export const afterWorker = (draft: MutablePosition): number =>
  draft[WORKERS] === 0 ? DUSK : ACTION;
