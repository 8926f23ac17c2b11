import {
  DIFFICULTIES,
  GOAL_IDS,
  GOALS,
  MORALE_TRACK,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  TILE_IDS,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '../data/index.ts';
import { cardsToCome } from '../engine/patrol.ts';
import {
  AT_CAFE,
  AT_HOME,
  COMPLETE,
  DAY,
  DIFFICULTY,
  FIELD_GOODS,
  GOAL,
  HAND,
  MORALE,
  type Position,
  ROOM_TILES,
  SOLDIERS,
  SUCCESSES,
} from '../engine/position.ts';
import { countOf, kindOf, NOTHING } from '../engine/stock.ts';

/*
 * What the value looks at in a position at the start of a turn. A sign is a question with a small
 * whole number for an answer ("how much morale?", "which tile lies in the west room?"); each answer
 * has a row of weights of its own. The answers of an ordered sign also share what their neighbours
 * learned: having three money is having two and one more.
 */

/** The answers a position gives to everything the signs are made of. */
interface Readings {
  mode: number;
  day: number;
  left: number;
  morale: number;
  soldiers: number;
  home: number;
  cafe: number;
  intel: number;
  food: number;
  medicine: number;
  money: number;
  weapon: number;
  explosives: number;
  fieldFood: number;
  fieldMoney: number;
  fieldWeapon: number;
  emptyFields: number;
  /** The tile in each room, from 1, or 0. */
  rooms: number[];
  /** The room a tile lies in, from 1, or 0; by tile. */
  roomOf: number[];
  tiles: number;
  /** How far the goal in the west and in the east is: its number among all goals' steps. */
  westStep: number;
  eastStep: number;
  pair: number;
  pairStep: number;
  /** Successes still wanted, by goal; 0 where the goal is not in play or complete. */
  wanted: number[];
  cards: number;
  cardCount: number;
}

const [NEWSPAPER, TRAIN, SABOTAGE, SPY, ASSASSINATION, LIBERATE] = GOAL_IDS.map((_, n) => n);
const SECOND_HOME = TILE_IDS.indexOf('safe-house');
const LAB = TILE_IDS.indexOf('chemists-lab');
const INFORMANT = TILE_IDS.indexOf('informant');

const [INTEL, FOOD, MEDICINE, MONEY, WEAPON, EXPLOSIVES] = (
  ['intel', 'food', 'medicine', 'money', 'weapon', 'explosives'] as const
).map(kindOf);

const STEPS = GOALS.map((goal) => Math.max(1, goal.successes.length) + 1);
const STEP_BASE = STEPS.map((_, n) => STEPS.slice(0, n).reduce((all, more) => all + more, 0));
const ALL_STEPS = STEPS.reduce((all, more) => all + more, 0);

/** Every two goals have a number, and so has every two of their steps. */
const PAIR: number[][] = GOALS.map(() => GOALS.map(() => 0));
const PAIR_BASE: number[][] = GOALS.map(() => GOALS.map(() => 0));
let pairs = 0;
let pairSteps = 0;
for (let one = 0; one < GOALS.length; one++) {
  for (let two = one + 1; two < GOALS.length; two++) {
    PAIR[one][two] = PAIR[two][one] = pairs++;
    PAIR_BASE[one][two] = PAIR_BASE[two][one] = pairSteps;
    pairSteps += STEPS[one] * STEPS[two];
  }
}

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
export const BOARD_SIGNS = BOARD_ASKS.length;
export const ALL_SIGNS = BOARD_ASKS.length + CARD_ASKS.length;

/** For each row the first row of its sign where the sign is ordered, or the row itself. */
export const ROW_FLOOR: Int32Array = Int32Array.from(
  EVERY_SIGN.flatMap(({ answers, ordered }, n) =>
    Array.from({ length: answers }, (_, answer) => (ordered ? BASES[n] : BASES[n] + answer)),
  ),
);

const readings: Readings = {
  mode: 0,
  day: 0,
  left: 0,
  morale: 0,
  soldiers: 0,
  home: 0,
  cafe: 0,
  intel: 0,
  food: 0,
  medicine: 0,
  money: 0,
  weapon: 0,
  explosives: 0,
  fieldFood: 0,
  fieldMoney: 0,
  fieldWeapon: 0,
  emptyFields: 0,
  rooms: [0, 0, 0],
  roomOf: TILE_IDS.map(() => 0),
  tiles: 0,
  westStep: 0,
  eastStep: 0,
  pair: 0,
  pairStep: 0,
  wanted: GOALS.map(() => 0),
  cards: 0,
  cardCount: 0,
};

function read(position: Position, r: Readings): void {
  r.mode = position[DIFFICULTY];
  r.day = position[DAY];
  r.left = DIFFICULTIES[r.mode].lastDay - r.day;
  r.morale = position[MORALE];
  r.soldiers = position[SOLDIERS];
  r.home = position[AT_HOME];
  r.cafe = position[AT_CAFE];
  const hand = position[HAND];
  r.intel = countOf(hand, INTEL);
  r.food = countOf(hand, FOOD);
  r.medicine = countOf(hand, MEDICINE);
  r.money = countOf(hand, MONEY);
  r.weapon = countOf(hand, WEAPON);
  r.explosives = countOf(hand, EXPLOSIVES);
  const one = position[FIELD_GOODS];
  const two = position[FIELD_GOODS + 1];
  r.fieldFood = countOf(one, FOOD) + countOf(two, FOOD);
  r.fieldMoney = countOf(one, MONEY) + countOf(two, MONEY);
  r.fieldWeapon = countOf(one, WEAPON) + countOf(two, WEAPON);
  r.emptyFields = (one === NOTHING ? 1 : 0) + (two === NOTHING ? 1 : 0);
  r.tiles = 0;
  r.roomOf.fill(0);
  for (let room = 0; room < SPARE_ROOMS.length; room++) {
    const tile = position[ROOM_TILES + room];
    r.rooms[room] = tile + 1;
    if (tile >= 0) {
      r.tiles++;
      r.roomOf[tile] = room + 1;
    }
  }
  readGoals(position, r);
}

function readGoals(position: Position, r: Readings): void {
  const west = position[GOAL];
  const east = position[GOAL + 1];
  const westDone = position[COMPLETE] ? STEPS[west] - 1 : position[SUCCESSES];
  const eastDone = position[COMPLETE + 1] ? STEPS[east] - 1 : position[SUCCESSES + 1];
  r.westStep = STEP_BASE[west] + westDone;
  r.eastStep = STEP_BASE[east] + eastDone;
  r.pair = PAIR[west][east];
  r.pairStep =
    PAIR_BASE[west][east] +
    (west < east ? westDone * STEPS[east] + eastDone : eastDone * STEPS[west] + westDone);
  r.wanted.fill(0);
  r.wanted[west] = STEPS[west] - 1 - westDone;
  r.wanted[east] = STEPS[east] - 1 - eastDone;
}

/** Writes the rows that a position at the start of a turn picks, cards left out: BOARD_SIGNS of them. */
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
