import { bitOf } from '#shared/bit-set.ts';
import { shutPlaces } from './missions.ts';
import { ALL_PLACES, FIELD_PLACES, type PlaceSet, placeOf } from './places.ts';
import {
  ACTION,
  AT_HOME,
  BRIDGE,
  BRIDGE_DUE,
  closedExits,
  DUSK,
  HAND,
  HOMES,
  type MutablePosition,
  PATROL,
  PATROLS_TO_COME,
  PLACEMENT,
  POLICE,
  type Position,
  SOLDIER_PAWNS,
  WORKERS,
} from './position.ts';
import { countOf, kindOf } from './stock.ts';

const occupied = (position: Position): PlaceSet =>
  position[WORKERS] | position[POLICE] | position[SOLDIER_PAWNS];

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
