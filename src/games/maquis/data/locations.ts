import { frozen } from '#shared/frozen.ts';
import {
  type Action,
  AID,
  AIRDROP_FOOD,
  AIRDROP_MONEY,
  AIRDROP_WEAPON,
  BUY_WEAPON,
  COLLECT,
  FURNISH_ROOM,
  GATHER_INTEL,
  RECRUIT,
  SELL_FOOD,
  SELL_MEDICINE,
  TAKE_FOOD,
  TAKE_MEDICINE,
  WORK_ON_GOAL,
} from './actions.ts';
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
export type LocationKind = 'home' | 'place' | 'field' | 'room' | 'exit';

export interface Location {
  readonly id: LocationId;
  readonly kind: LocationKind;
  /** What a worker can do here as printed on the board, before any tile. */
  readonly actions: readonly Action[];
  /** Where it is drawn: percent of the board's width and of its height, from the top left. */
  readonly at: readonly [x: number, y: number];
  readonly basis: Basis;
}

const RADIO = [GATHER_INTEL, AIRDROP_FOOD, AIRDROP_MONEY, AIRDROP_WEAPON] as const;

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
  location('grocer', 'place', [70.6, 60.4], TAKE_FOOD),
  location('cafe', 'place', [39.1, 85.3], RECRUIT),
  location('field-west', 'field', [17.6, 84.1], COLLECT),
  location('field-east', 'field', [76.6, 86], COLLECT),
  location('doctor', 'place', [33.2, 37.4], TAKE_MEDICINE),
  location('radio-a', 'place', [15.9, 50.2], ...RADIO),
  location('rue-baradat', 'place', [16.1, 23.9]),
  location('fence', 'place', [35.3, 12.9], BUY_WEAPON),
  location('poor-district', 'place', [51.2, 36.1], AID),
  location('pont-du-nord', 'place', [59.5, 12.7]),
  location('black-market', 'place', [70.9, 34.5], SELL_FOOD, SELL_MEDICINE),
  location('radio-b', 'place', [85.3, 14.1], ...RADIO),
  location('spare-room-west', 'room', [31.9, 62.1], FURNISH_ROOM),
  location('spare-room-north-east', 'room', [89.1, 39.4], FURNISH_ROOM),
  location('spare-room-south-east', 'room', [89.1, 65.4], FURNISH_ROOM),
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
