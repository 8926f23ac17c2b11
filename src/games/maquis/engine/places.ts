import {
  EXIT_ROADS,
  FIELDS,
  LOCATION_IDS,
  LOCATIONS,
  type LocationId,
  type LocationKind,
  ROADS,
} from '../data/index.ts';

/**
 * Places are bits. A place is its number in the order of the record, 0 to 18; a set of places is one
 * integer in which bit n stands for place n.
 */
export type Place = number;
export type PlaceSet = number;

const NUMBER_OF = new Map<string, Place>(LOCATION_IDS.map((id, place) => [id, place]));

/** The number of a place, or undefined where no place has that id. */
export const findPlace = (id: string): Place | undefined => NUMBER_OF.get(id);

export const placeOf = (id: LocationId): Place => NUMBER_OF.get(id) as Place;
export const idOf = (place: Place): LocationId => LOCATION_IDS[place];

export const only = (place: Place): PlaceSet => 1 << place;
export const has = (set: PlaceSet, place: Place): boolean => ((set >>> place) & 1) === 1;

/** The member with the lowest number; the set must not be empty. */
export const first = (set: PlaceSet): Place => 31 - Math.clz32(set & -set);

/** The set without its first member. */
export const rest = (set: PlaceSet): PlaceSet => set & (set - 1);

export function size(set: PlaceSet): number {
  let count = 0;
  for (let left = set; left !== 0; left = rest(left)) count++;
  return count;
}

export const setOf = (ids: readonly LocationId[]): PlaceSet =>
  ids.reduce((set, id) => set | only(placeOf(id)), 0);

/** The ids of a set's members, in the order of the record. */
export function idsOf(set: PlaceSet): LocationId[] {
  return LOCATION_IDS.filter((_, place) => has(set, place));
}

const ofKind = (kind: LocationKind): PlaceSet =>
  setOf(LOCATIONS.filter((location) => location.kind === kind).map(({ id }) => id));

export const ALL_PLACES: PlaceSet = setOf(LOCATION_IDS);
export const SAFE_HOUSE: PlaceSet = ofKind('home');
export const FIELD_PLACES: PlaceSet = ofKind('field');
export const ROOM_PLACES: PlaceSet = ofKind('room');
export const EXIT_PLACES: PlaceSet = ofKind('exit');

/** The first field, room and exit: the others of the kind follow it in number. */
export const FIRST_FIELD: Place = placeOf(FIELDS[0]);
export const FIRST_ROOM: Place = first(ROOM_PLACES);
export const FIRST_EXIT: Place = first(EXIT_PLACES);

/** The places one road away from each place. */
export const NEIGHBOURS: readonly PlaceSet[] = LOCATION_IDS.map((id) =>
  setOf(
    [...ROADS, ...EXIT_ROADS].flatMap(({ between: [a, b] }) =>
      a === id ? [b] : b === id ? [a] : [],
    ),
  ),
);

/*
 * Whoever is one road away from any member of a set: the set's bits are cut in two, and each half
 * is an index into a table of the joined neighbours of that half.
 *
 *     set      = hhhhhhhhh llllllllll          (19 bits)
 *     one road = HIGH[hhhhhhhhh] | LOW[llllllllll]
 */
const LOW_BITS = 10;
const joined = (bits: number, offset: number): Int32Array =>
  Int32Array.from({ length: 1 << bits }, (_, half) => {
    let all = 0;
    for (let left = half; left !== 0; left = rest(left)) all |= NEIGHBOURS[first(left) + offset];
    return all;
  });
const LOW = joined(LOW_BITS, 0);
const HIGH = joined(LOCATION_IDS.length - LOW_BITS, LOW_BITS);

export const oneRoadFrom = (set: PlaceSet): PlaceSet =>
  LOW[set & ((1 << LOW_BITS) - 1)] | HIGH[set >>> LOW_BITS];

/** Everything that can be reached from `from` along roads without entering a closed place. */
export function reachable(from: PlaceSet, closed: PlaceSet): PlaceSet {
  const open = ~closed;
  let reached = from;
  for (;;) {
    const further = reached | (oneRoadFrom(reached) & open);
    if (further === reached) return reached;
    reached = further;
  }
}
