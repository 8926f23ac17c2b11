import {
  DIFFICULTIES,
  MORALE_TRACK,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '../data/index.ts';
import { cardsUnseen } from '../engine/patrol.ts';
import { DISCARDED, type Position } from '../engine/position.ts';
import {
  ALL_STEPS,
  blankReadings,
  LEARNED,
  pairSteps,
  pairs,
  type Readings,
  read,
  STEPS,
  type TableReadings,
} from './inputs.ts';
import { type CardReadings, type Sign, type Signs, scale, sign, signsOf } from './signs.ts';

/*
 * What the value of the free edition looks at in a position at the start of a turn.
 */

const [NEWSPAPER, TRAIN, SABOTAGE, SPY, ASSASSINATION, LIBERATE] = LEARNED.goals.map((_, n) => n);
const SECOND_HOME = LEARNED.tiles.indexOf('safe-house');
const LAB = LEARNED.tiles.indexOf('chemists-lab');
const INFORMANT = LEARNED.tiles.indexOf('informant');

export const DAYS = TURN_TRACK.end + 1;
export const MORALES = MORALE_TRACK.max + 1;
export const SOLDIER_STEPS = SOLDIER_TRACK.max + 1;
export const AMOUNTS = TOKENS_OF_A_KIND + 1;
const HOMES = PAWNS_OF_A_COLOUR + 1;
const ROOMS = SPARE_ROOMS.length + 1;
/** Modes with the same calendar are alike in this. */
const CALENDAR = DIFFICULTIES.map((mode) =>
  mode.wraps ? 0 : mode.lastDay === TURN_TRACK.end ? 1 : mode.losses === TURN_TRACK.losses ? 2 : 3,
);

/** What does not hang on the goals dealt; both values begin with these. */
export const TABLE_SIGNS: readonly Sign<TableReadings>[] = [
  sign(DIFFICULTIES.length, (r) => r.mode),
  scale(DAYS, (r) => r.left),
  sign(4 * DAYS, (r) => CALENDAR[r.mode] * DAYS + r.day),
  scale(MORALES, (r) => r.morale),
  sign(MORALES * DAYS, (r) => r.morale * DAYS + r.left),
  scale(SOLDIER_STEPS, (r) => r.soldiers),
  scale(AMOUNTS, (r) => r.intel),
  scale(AMOUNTS, (r) => r.food),
  scale(AMOUNTS, (r) => r.medicine),
  scale(AMOUNTS, (r) => r.money),
  scale(AMOUNTS, (r) => r.weapon),
  scale(AMOUNTS, (r) => r.explosives),
  scale(AMOUNTS, (r) => r.fieldFood),
  scale(AMOUNTS, (r) => r.fieldMoney),
  scale(AMOUNTS, (r) => r.fieldWeapon),
  sign(3, (r) => r.emptyFields),
  scale(HOMES, (r) => r.home),
  scale(3, (r) => r.cafe),
  sign(HOMES * 3, (r) => r.home * 3 + r.cafe),
  sign(HOMES * DAYS, (r) => r.home * DAYS + r.left),
  sign(HOMES * MORALES, (r) => r.home * MORALES + r.morale),
];

const MONEY_AND_TILES = sign<TableReadings>(AMOUNTS * ROOMS, (r) => r.money * ROOMS + r.tiles);
const TILES_AND_TIME = sign<TableReadings>(ROOMS * DAYS, (r) => r.tiles * DAYS + r.left);
const SOLDIERS_AND_WEAPONS = sign<TableReadings>(
  SOLDIER_STEPS * AMOUNTS,
  (r) => r.soldiers * AMOUNTS + r.weapon,
);
/** More of the kind, further down in the list of the free edition. */
export const MORE_TABLE_SIGNS = [MONEY_AND_TILES, TILES_AND_TIME, SOLDIERS_AND_WEAPONS];

const SIGNS: readonly Sign<Readings>[] = [
  ...TABLE_SIGNS,
  sign(7, (r) => r.rooms[0]),
  sign(7, (r) => r.rooms[1]),
  sign(7, (r) => r.rooms[2]),
  sign(ROOMS * pairs, (r) => r.roomOf[SECOND_HOME] * pairs + r.pair),
  sign(ROOMS * pairs, (r) => r.roomOf[LAB] * pairs + r.pair),
  MONEY_AND_TILES,
  TILES_AND_TIME,
  sign(pairSteps, (r) => r.pairStep),
  sign(
    ALL_STEPS * DAYS,
    (r) => r.westStep * DAYS + r.left,
    (r) => r.eastStep * DAYS + r.left,
  ),
  sign(ALL_STEPS, (r) => r.westStep),
  sign(ALL_STEPS, (r) => r.eastStep),
  sign(
    STEPS[NEWSPAPER] * AMOUNTS * 2,
    (r) => (r.wanted[NEWSPAPER] * AMOUNTS + r.intel) * 2 + (r.roomOf[INFORMANT] ? 1 : 0),
  ),
  sign(STEPS[SPY] * AMOUNTS, (r) => r.wanted[SPY] * AMOUNTS + all(r.weapon, r.fieldWeapon)),
  sign(
    STEPS[SPY] * 9,
    (r) =>
      (r.wanted[SPY] * 3 + Math.min(2, r.money + r.fieldMoney)) * 3 +
      Math.min(2, r.food + r.fieldFood),
  ),
  sign(2 * 4 * 4 * 2, (r) => (r.wanted[TRAIN] * 16 + bombs(r)) * 2 + (r.roomOf[LAB] ? 1 : 0)),
  sign(1 + 4 * DAYS, (r) => (r.wanted[TRAIN] ? 1 + Math.min(3, r.explosives) * DAYS + r.day : 0)),
  sign(
    STEPS[SABOTAGE] * 8,
    (r) =>
      r.wanted[SABOTAGE] * 8 +
      (r.explosives ? 4 : 0) +
      (r.medicine ? 2 : 0) +
      (r.roomOf[LAB] ? 1 : 0),
  ),
  sign(1 + SOLDIER_STEPS * AMOUNTS, (r) =>
    r.wanted[ASSASSINATION] ? 1 + r.soldiers * AMOUNTS + all(r.weapon, r.fieldWeapon) : 0,
  ),
  sign(1 + SOLDIER_STEPS * MORALES, (r) =>
    r.wanted[ASSASSINATION] ? 1 + r.soldiers * MORALES + r.morale : 0,
  ),
  sign(1 + SOLDIER_STEPS * DAYS, (r) =>
    r.wanted[ASSASSINATION] ? 1 + r.soldiers * DAYS + r.left : 0,
  ),
  sign(1 + AMOUNTS * MORALES, (r) =>
    r.wanted[LIBERATE] ? 1 + all(r.weapon, r.fieldWeapon) * MORALES + r.morale : 0,
  ),
  sign(1 + AMOUNTS * DAYS, (r) => (r.wanted[LIBERATE] ? 1 + r.weapon * DAYS + r.left : 0)),
  SOLDIERS_AND_WEAPONS,
];

/** The unseen cards. */
export const CARD_SIGNS: readonly Sign<CardReadings>[] = [
  sign(PATROL_CARDS.length + 1, (r) => r.cardCount),
  ...PATROL_CARDS.map(({ number }) => sign<CardReadings>(2, (r) => (r.cards >>> number) & 1)),
];

const all = (hand: number, field: number): number => Math.min(TOKENS_OF_A_KIND, hand + field);
const bombs = (r: Readings): number => Math.min(3, r.explosives) * 4 + Math.min(3, r.medicine);

/** The signs of the free edition. Their order is frozen, as the weights are. */
export const FREE_SIGNS: Signs = signsOf<Readings>(SIGNS, CARD_SIGNS, blankReadings(), read);

/** The cards that nobody has seen, or only the player has, as the signs see them. */
export const unseenCards = (position: Position): number => cardsUnseen(position[DISCARDED]);
