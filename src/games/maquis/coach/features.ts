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
import { cardsToCome } from '../engine/patrol.ts';
import type { Position } from '../engine/position.ts';
import {
  ALL_STEPS,
  blankReadings,
  LEARNED,
  pairSteps,
  pairs,
  type Readings,
  read,
  STEPS,
} from './inputs.ts';

/*
 * What the value looks at in a position at the start of a turn. A sign is a question with a small
 * whole number for an answer ("how much morale?", "which tile lies in the west room?"); each answer
 * has a row of weights of its own. The answers of an ordered sign also share what their neighbours
 * learned: having three money is having two and one more.
 */

const [NEWSPAPER, TRAIN, SABOTAGE, SPY, ASSASSINATION, LIBERATE] = LEARNED.goals.map((_, n) => n);
const SECOND_HOME = LEARNED.tiles.indexOf('safe-house');
const LAB = LEARNED.tiles.indexOf('chemists-lab');
const INFORMANT = LEARNED.tiles.indexOf('informant');

const DAYS = TURN_TRACK.end + 1;
const MORALES = MORALE_TRACK.max + 1;
const SOLDIER_STEPS = SOLDIER_TRACK.max + 1;
const AMOUNTS = TOKENS_OF_A_KIND + 1;
const HOMES = PAWNS_OF_A_COLOUR + 1;
const ROOMS = SPARE_ROOMS.length + 1;
/** Modes with the same calendar are alike in this. */
const CALENDAR = DIFFICULTIES.map((mode) =>
  mode.wraps ? 0 : mode.lastDay === TURN_TRACK.end ? 1 : mode.losses === TURN_TRACK.losses ? 2 : 3,
);

interface Sign {
  readonly answers: number;
  readonly ordered?: true;
  readonly asks: readonly ((r: Readings) => number)[];
}

const sign = (answers: number, ...asks: ((r: Readings) => number)[]): Sign => ({ answers, asks });
const scale = (answers: number, ask: (r: Readings) => number): Sign => ({
  answers,
  ordered: true,
  asks: [ask],
});

const SIGNS: readonly Sign[] = [
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
  sign(7, (r) => r.rooms[0]),
  sign(7, (r) => r.rooms[1]),
  sign(7, (r) => r.rooms[2]),
  sign(ROOMS * pairs, (r) => r.roomOf[SECOND_HOME] * pairs + r.pair),
  sign(ROOMS * pairs, (r) => r.roomOf[LAB] * pairs + r.pair),
  sign(AMOUNTS * ROOMS, (r) => r.money * ROOMS + r.tiles),
  sign(ROOMS * DAYS, (r) => r.tiles * DAYS + r.left),
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
  sign(SOLDIER_STEPS * AMOUNTS, (r) => r.soldiers * AMOUNTS + r.weapon),
];

/*
 * The cards still unseen come last, because they alone change while the same day's work is judged
 * after other cards.
 */
const CARD_SIGNS: readonly Sign[] = [
  sign(PATROL_CARDS.length + 1, (r) => r.cardCount),
  ...PATROL_CARDS.map(({ number }) => sign(2, (r) => (r.cards >>> number) & 1)),
];

const all = (hand: number, field: number): number => Math.min(TOKENS_OF_A_KIND, hand + field);
const bombs = (r: Readings): number => Math.min(3, r.explosives) * 4 + Math.min(3, r.medicine);

const EVERY_SIGN = [...SIGNS, ...CARD_SIGNS];
const BASES = EVERY_SIGN.map((_, n) =>
  EVERY_SIGN.slice(0, n).reduce((sum, { answers }) => sum + answers, 0),
);

interface Ask {
  readonly base: number;
  readonly ask: (r: Readings) => number;
}
const asksOf = (from: number, to: number): readonly Ask[] =>
  EVERY_SIGN.slice(from, to).flatMap(({ asks }, n) =>
    asks.map((ask) => ({ base: BASES[from + n], ask })),
  );
const BOARD_ASKS = asksOf(0, SIGNS.length);
const CARD_ASKS = asksOf(SIGNS.length, EVERY_SIGN.length);

/** How many rows of weights there are, and how many of them a position picks. */
export const ROWS = EVERY_SIGN.reduce((sum, { answers }) => sum + answers, 0);
export const BOARD_FEATURES = BOARD_ASKS.length;
export const ALL_FEATURES = BOARD_ASKS.length + CARD_ASKS.length;

/** For each row the first row of its sign where the sign is ordered, or the row itself. */
export const ROW_FLOOR: Int32Array = Int32Array.from(
  EVERY_SIGN.flatMap(({ answers, ordered }, n) =>
    Array.from({ length: answers }, (_, answer) => (ordered ? BASES[n] : BASES[n] + answer)),
  ),
);

const readings = blankReadings();

/** Writes the rows that a position at the start of a turn picks, cards left out: BOARD_FEATURES of them. */
export function readBoard(position: Position, rows: Int32Array): void {
  read(position, readings);
  for (let n = 0; n < BOARD_ASKS.length; n++) {
    rows[n] = BOARD_ASKS[n].base + BOARD_ASKS[n].ask(readings);
  }
}

/** Writes the rows that the unseen cards pick, after those of the board. */
export function readCards(cards: number, rows: Int32Array): void {
  readings.cards = cards;
  let count = 0;
  for (let left = cards; left !== 0; left &= left - 1) count++;
  readings.cardCount = count;
  for (let n = 0; n < CARD_ASKS.length; n++) {
    rows[BOARD_ASKS.length + n] = CARD_ASKS[n].base + CARD_ASKS[n].ask(readings);
  }
}

/** The cards that may come next, as the signs see them. */
export const unseenCards = (position: Position): number => cardsToCome(position);
