import { bitOf, hasBit, lowestBit, setOfBits, withoutLowest } from '#shared/bit-set.ts';
import {
  EVERY_GOAL,
  EXIT_ROADS,
  FIELDS,
  LOCATION_IDS,
  LOCATIONS,
  type Location,
  type LocationId,
  ROADS,
} from '../data/index.ts';

/**
 * Places are bits. A place is its number in the order of the record, 0 to 18; a set of places is one
 * integer in which bit n stands for place n; `bit-set` says what can be done with one.
 */
export type Place = number;
export type PlaceSet = number;

const NUMBER_OF = new Map<string, Place>(LOCATION_IDS.map((id, place) => [id, place]));

/** The number of a place, or undefined where no place has that id. */
export const findPlace = (id: string): Place | undefined => NUMBER_OF.get(id);

export const placeOf = (id: LocationId): Place => NUMBER_OF.get(id) as Place;
export const idOf = (place: Place): LocationId => LOCATION_IDS[place];

export const setOf = (ids: readonly LocationId[]): PlaceSet => setOfBits(ids.map(placeOf));

/** The ids of a set's members, in the order of the record. */
export function idsOf(set: PlaceSet): LocationId[] {
  return LOCATION_IDS.filter((_, place) => hasBit(set, place));
}

const ofKind = (kind: Location['kind']): PlaceSet =>
  setOf(LOCATIONS.filter((location) => location.kind === kind).map(({ id }) => id));

export const ALL_PLACES: PlaceSet = setOf(LOCATION_IDS);
export const SAFE_HOUSE: PlaceSet = ofKind('home');
export const FIELD_PLACES: PlaceSet = ofKind('field');
export const ROOM_PLACES: PlaceSet = ofKind('room');
export const EXIT_PLACES: PlaceSet = ofKind('exit');

/** The first field, room and exit: the others of the kind follow it in number. */
export const FIRST_FIELD: Place = placeOf(FIELDS[0]);
export const FIRST_ROOM: Place = lowestBit(ROOM_PLACES);
export const FIRST_EXIT: Place = lowestBit(EXIT_PLACES);

type Ends = readonly [LocationId, LocationId];

/** The roads that a goal can close, for a day or for good: bit n of a set of them is road n. */
export const CLOSABLE_ROADS: readonly Ends[] = EVERY_GOAL.flatMap(
  ({ closesRoad, bridges = [], successes }): readonly Ends[] => {
    const [to] = successes[0]?.at ?? [];
    const destroyed = to ? bridges.map((from): Ends => [from, to]) : [];
    return closesRoad ? [closesRoad.between, ...destroyed] : destroyed;
  },
);

/** The road between two places as a set of closable roads; none where no goal closes it. */
export function closableRoad(one: LocationId, other: LocationId): number {
  const road = CLOSABLE_ROADS.findIndex((ends) => ends.includes(one) && ends.includes(other));
  return road < 0 ? 0 : 1 << road;
}

const ROAD_SETS = 1 << CLOSABLE_ROADS.length;

const EVERY_ROAD = [...ROADS, ...EXIT_ROADS].map(({ between: [one, other] }) => ({
  one: placeOf(one),
  other: placeOf(other),
  closable: closableRoad(one, other),
}));

/** For each set of closed roads, the places one road away from each place. */
const NEIGHBOURS: readonly (readonly PlaceSet[])[] = Array.from(
  { length: ROAD_SETS },
  (_, shut) => {
    const near: PlaceSet[] = LOCATION_IDS.map(() => 0);
    for (const { one, other, closable } of EVERY_ROAD) {
      if ((shut & closable) !== 0) continue;
      near[one] |= bitOf(other);
      near[other] |= bitOf(one);
    }
    return near;
  },
);

/*
 * Whoever is one road away from any member of a set: the set's bits are cut in two, and each half
 * is an index into a table of the joined neighbours of that half.
 *
 *     set      = hhhhhhhhh llllllllll          (19 bits)
 *     one road = HIGH[hhhhhhhhh] | LOW[llllllllll]
 */
const LOW_BITS = 10;
const LOW_MASK = (1 << LOW_BITS) - 1;
const HIGH_BITS = LOCATION_IDS.length - LOW_BITS;
/**
 * The tables for all sets of closed roads, one after the other. Every page of the game makes them before it
 * does anything else: a set has the neighbours of its first member and of the rest, which stand there already.
 */
function joined(bits: number, offset: number): Int32Array {
  const all = new Int32Array(ROAD_SETS << bits);
  for (const [shut, near] of NEIGHBOURS.entries()) {
    const table = all.subarray(shut << bits, (shut + 1) << bits);
    for (let half = 1; half < table.length; half++) {
      table[half] = table[withoutLowest(half)] | near[lowestBit(half) + offset];
    }
  }
  return all;
}
const LOW = joined(LOW_BITS, 0);
const HIGH = joined(HIGH_BITS, LOW_BITS);

/** @param shut the closed roads */
export const oneRoadFrom = (set: PlaceSet, shut: number): PlaceSet =>
  shut === 0
    ? LOW[set & LOW_MASK] | HIGH[set >>> LOW_BITS]
    : LOW[(shut << LOW_BITS) | (set & LOW_MASK)] | HIGH[(shut << HIGH_BITS) | (set >>> LOW_BITS)];

/**
 * Everything that can be reached from `from` along roads without entering a closed place.
 *
 * @param shut the closed roads
 */
export function reachable(from: PlaceSet, closed: PlaceSet, shut: number): PlaceSet {
  const open = ~closed;
  let reached = from;
  for (;;) {
    const further = reached | (oneRoadFrom(reached, shut) & open);
    if (further === reached) return reached;
    reached = further;
  }
}
