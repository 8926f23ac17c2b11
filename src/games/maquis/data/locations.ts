import { frozen } from '#shared/frozen.ts';
import { type Action, BOARD_ACTIONS as can, WORK_ON_GOAL } from './actions.ts';
import type { Basis } from './rulings.ts';

/** The 17 places of the town and its two exits, in the order of the record. */
export const LOCATION_IDS = [
  'safe-house',
  'pont-leveque',
  'grocer',
  'cafe',
  'field-west',
  'field-east',
  'doctor',
  'radio-a',
  'rue-baradat',
  'fence',
  'poor-district',
  'pont-du-nord',
  'black-market',
  'radio-b',
  'spare-room-west',
  'spare-room-north-east',
  'spare-room-south-east',
  'west-exit',
  'east-exit',
] as const;

export type LocationId = (typeof LOCATION_IDS)[number];

/**
 * - `home`: the safe house
 * - `place`: an ordinary place, with or without an action
 * - `field`: where airdrops land
 * - `room`: a spare room, which can take a tile
 * - `exit`: the goal card beyond an exit
 */
type LocationKind = 'home' | 'place' | 'field' | 'room' | 'exit';

export interface Location {
  readonly id: LocationId;
  readonly kind: LocationKind;
  /** What a worker can do here as printed on the board, before any tile. */
  readonly actions: readonly Action[];
  /** Where it is drawn: percent of the board's width and of its height, from the top left. */
  readonly at: readonly [x: number, y: number];
  readonly basis: Basis;
}

const RADIO = [can.gatherIntel, can.airdropFood, can.airdropMoney, can.airdropWeapon] as const;

const location = (
  id: LocationId,
  kind: LocationKind,
  at: readonly [number, number],
  ...actions: readonly Action[]
): Location => frozen({ id, kind, actions, at, basis: 'pictures' });

/** The town. Positions measured on pictures of the board; the two exits stand above its edge. */
export const LOCATIONS: readonly Location[] = frozen([
  location('safe-house', 'home', [57.8, 85.2]),
  location('pont-leveque', 'place', [51.5, 61.4]),
  location('grocer', 'place', [70.6, 60.4], can.takeFood),
  location('cafe', 'place', [39.1, 85.3], can.recruit),
  location('field-west', 'field', [17.6, 84.1], can.collect),
  location('field-east', 'field', [76.6, 86], can.collect),
  location('doctor', 'place', [33.2, 37.4], can.takeMedicine),
  location('radio-a', 'place', [15.9, 50.2], ...RADIO),
  location('rue-baradat', 'place', [16.1, 23.9]),
  location('fence', 'place', [35.3, 12.9], can.buyWeapon),
  location('poor-district', 'place', [51.2, 36.1], can.aid),
  location('pont-du-nord', 'place', [59.5, 12.7]),
  location('black-market', 'place', [70.9, 34.5], can.sellFood, can.sellMedicine),
  location('radio-b', 'place', [85.3, 14.1], ...RADIO),
  location('spare-room-west', 'room', [31.9, 62.1], can.furnishRoom),
  location('spare-room-north-east', 'room', [89.1, 39.4], can.furnishRoom),
  location('spare-room-south-east', 'room', [89.1, 65.4], can.furnishRoom),
  location('west-exit', 'exit', [35.3, -8], WORK_ON_GOAL),
  location('east-exit', 'exit', [59.5, -8], WORK_ON_GOAL),
]);

export type SpareRoomId = Extract<LocationId, `spare-room-${string}`>;
export type FieldId = Extract<LocationId, `field-${string}`>;
export type ExitId = Extract<LocationId, `${string}-exit`>;

/** The rooms, the fields and the exits, each in the order of the record. */
export const SPARE_ROOMS = [
  'spare-room-west',
  'spare-room-north-east',
  'spare-room-south-east',
] as const satisfies readonly SpareRoomId[];
export const FIELDS = ['field-west', 'field-east'] as const satisfies readonly FieldId[];
export const EXITS = ['west-exit', 'east-exit'] as const satisfies readonly ExitId[];

export const isExit = (place: LocationId): place is ExitId => EXITS.some((exit) => exit === place);

/** The sides a goal card can lie on; the exit of each is `SIDE-exit`. */
export const SIDES = ['west', 'east'] as const;
export type Side = (typeof SIDES)[number];

interface Road {
  readonly between: readonly [LocationId, LocationId];
  /** Drawn as a bridge over the river. */
  readonly bridge: boolean;
}

const road = (a: LocationId, b: LocationId): Road => ({ between: [a, b], bridge: false });
const bridge = (a: LocationId, b: LocationId): Road => ({ between: [a, b], bridge: true });

/**
 * The 21 roads of the town. Basis: pictures; five sources agree. An early promotional picture also
 * draws a road from the western spare room to the cafe; no other does, so it is left out.
 */
export const ROADS: readonly Road[] = frozen([
  road('black-market', 'grocer'),
  bridge('black-market', 'pont-du-nord'),
  bridge('black-market', 'poor-district'),
  road('black-market', 'radio-b'),
  road('black-market', 'spare-room-north-east'),
  road('cafe', 'field-west'),
  road('cafe', 'safe-house'),
  road('doctor', 'pont-leveque'),
  road('doctor', 'radio-a'),
  road('doctor', 'rue-baradat'),
  road('doctor', 'spare-room-west'),
  road('fence', 'poor-district'),
  road('fence', 'rue-baradat'),
  road('field-east', 'safe-house'),
  road('grocer', 'safe-house'),
  road('grocer', 'spare-room-south-east'),
  road('pont-du-nord', 'poor-district'),
  road('pont-leveque', 'poor-district'),
  bridge('pont-leveque', 'safe-house'),
  road('radio-a', 'spare-room-west'),
  road('radio-b', 'spare-room-north-east'),
]);

/** The roads that leave the town: each joins a goal card with a place of action to one place. */
export const EXIT_ROADS: readonly Road[] = frozen([
  road('west-exit', 'fence'),
  road('east-exit', 'pont-du-nord'),
]);

/** For drawing: the board's width over its height, and the river's middle in percent of both. */
export const BOARD = frozen({
  aspect: 1.43,
  /** Diameter of a place in percent of the width. */
  placeDiameter: 14,
  riverWidth: 7,
  river: [
    [67.9, 0],
    [67.5, 14],
    [66, 24],
    [62.9, 28],
    [61.8, 40],
    [61.6, 60],
    [60.6, 69],
    [57, 75],
    [49.5, 78],
    [41, 76],
    [30, 74],
    [15, 71.5],
    [0, 69.3],
  ] as readonly (readonly [x: number, y: number])[],
});

/** The number of a patrol card, 1 to 10. */
export type CardNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

interface PatrolCard {
  readonly number: CardNumber;
  /** Where the patrol tries to stand: first, second, third. */
  readonly places: readonly [LocationId, LocationId, LocationId];
}

const card = (number: CardNumber, ...places: PatrolCard['places']): PatrolCard => ({
  number,
  places,
});

/**
 * The ten patrol cards. Basis: pictures and the later editions, which agree; the numbers are ours.
 * An early promotional picture shows card 2 with the doctor in third place; no other source does.
 */
export const PATROL_CARDS: readonly PatrolCard[] = frozen([
  card(1, 'grocer', 'poor-district', 'doctor'),
  card(2, 'radio-b', 'grocer', 'black-market'),
  card(3, 'pont-leveque', 'pont-du-nord', 'doctor'),
  card(4, 'radio-b', 'rue-baradat', 'pont-leveque'),
  card(5, 'pont-leveque', 'black-market', 'doctor'),
  card(6, 'radio-a', 'rue-baradat', 'grocer'),
  card(7, 'radio-a', 'pont-leveque', 'black-market'),
  card(8, 'fence', 'rue-baradat', 'poor-district'),
  card(9, 'grocer', 'pont-du-nord', 'fence'),
  card(10, 'fence', 'pont-du-nord', 'pont-leveque'),
]);
