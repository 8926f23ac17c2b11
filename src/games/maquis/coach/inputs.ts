import { DIFFICULTIES, SPARE_ROOMS } from '../data/index.ts';
import {
  AT_CAFE,
  AT_HOME,
  COMPLETE,
  DAY,
  DIFFICULTY,
  editionOf,
  FIELD_GOODS,
  GOAL,
  HAND,
  MORALE,
  type Position,
  ROOM_TILES,
  SOLDIERS,
  SUCCESSES,
} from '../engine/position.ts';
import { rulesetCalled } from '../engine/rulesets.ts';
import { countOf, kindOf, NOTHING } from '../engine/stock.ts';

/** The ruleset whose games the network has learned: its lists are frozen, as the weights are. */
export const LEARNED = rulesetCalled('pnp-1.1');

/** Whether that network has learned the edition of a game; of the others another one has. */
export const isOfFreeEdition = (position: Position): boolean =>
  editionOf(position).learnedBy === 'free';

/** The answers a position gives to everything the signs are made of. */
export interface Readings {
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

const [INTEL, FOOD, MEDICINE, MONEY, WEAPON, EXPLOSIVES] = (
  ['intel', 'food', 'medicine', 'money', 'weapon', 'explosives'] as const
).map(kindOf);

/** How many steps a goal has, none done being the first. */
export const STEPS = LEARNED.goals.map((goal) => Math.max(1, LEARNED.circles[goal] ?? 0) + 1);
export const STEP_BASE = STEPS.map((_, n) =>
  STEPS.slice(0, n).reduce((all, more) => all + more, 0),
);
export const ALL_STEPS = STEPS.reduce((all, more) => all + more, 0);

/** Every two goals have a number, and so has every two of their steps. */
const PAIR: number[][] = LEARNED.goals.map(() => LEARNED.goals.map(() => 0));
const PAIR_BASE: number[][] = LEARNED.goals.map(() => LEARNED.goals.map(() => 0));
/** How many pairs of goals there are, and how many pairs of their steps. */
export let pairs = 0;
export let pairSteps = 0;
for (let one = 0; one < LEARNED.goals.length; one++) {
  for (let two = one + 1; two < LEARNED.goals.length; two++) {
    PAIR[one][two] = PAIR[two][one] = pairs++;
    PAIR_BASE[one][two] = PAIR_BASE[two][one] = pairSteps;
    pairSteps += STEPS[one] * STEPS[two];
  }
}

export const blankReadings = (): Readings => ({
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
  roomOf: LEARNED.tiles.map(() => 0),
  tiles: 0,
  westStep: 0,
  eastStep: 0,
  pair: 0,
  pairStep: 0,
  wanted: LEARNED.goals.map(() => 0),
  cards: 0,
  cardCount: 0,
});

/** Reads off a position all but its cards. */
export function read(position: Position, r: Readings): void {
  readTable(position, r);
  readGoals(position, r);
}

/** The answers that are asked for in every edition. */
export type TableReadings = Omit<
  Readings,
  'westStep' | 'eastStep' | 'pair' | 'pairStep' | 'wanted'
>;

/** Reads off a position what does not hang on the goals dealt. */
export function readTable(position: Position, r: TableReadings): void {
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
