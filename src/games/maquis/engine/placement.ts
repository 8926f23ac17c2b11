import { bitOf } from '#shared/bit-set.ts';
import type { EventLog } from './event.ts';
import { shutPlaces } from './missions.ts';
import { ALL_PLACES, FIELD_PLACES, idOf, type Place, type PlaceSet, placeOf } from './places.ts';
import {
  ACTION,
  AT_HOME,
  BRIDGE,
  BRIDGE_DUE,
  closedExits,
  DUSK,
  FAKE_IDS,
  HAND,
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
import { countOf, kindOf, ONE_FAKE_ID } from './stock.ts';

/** Where a worker may be placed: any place but these. */
export const openPlaces = (position: Position): PlaceSet =>
  ALL_PLACES &
  ~(occupied(position) | position[HOMES] | shutPlaces(position) | closedExits(position));

/** Where a worker with a Fake ID may not be placed: it is of no use there. */
const NO_FAKE_ID = FIELD_PLACES | bitOf(placeOf('cafe'));

const FAKE_ID_KIND = kindOf('fake-id');

/** Where a worker may be placed who carries a Fake ID. */
export const placesForFakeId = (position: Position): PlaceSet =>
  countOf(position[HAND], FAKE_ID_KIND) > 0 ? openPlaces(position) & ~NO_FAKE_ID : 0;

export function placeWorker(
  draft: MutablePosition,
  place: Place,
  withFakeId: boolean,
  log: EventLog,
): void {
  draft[AT_HOME]--;
  draft[WORKERS] |= bitOf(place);
  if (withFakeId) {
    draft[HAND] -= ONE_FAKE_ID;
    draft[FAKE_IDS] |= bitOf(place);
  }
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

/** Workers are activated until none is left on the board; then the bridge is chosen that falls today. */
export const afterWorker = (draft: MutablePosition): number =>
  draft[WORKERS] !== 0 ? ACTION : draft[BRIDGE_DUE] === 0 ? DUSK : BRIDGE;
