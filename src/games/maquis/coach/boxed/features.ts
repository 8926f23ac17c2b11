import { hasBit, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import {
  canBeMajor,
  EDITIONS,
  EVERY_GOAL,
  EVERY_RESOURCE,
  EVERY_TILE_ID,
  type Goal,
  type Goods,
  LOCATION_IDS,
  type Resource,
} from '../../data/index.ts';
import { goalSuccesses, MISSION } from '../../engine/mission-table.ts';
import { pointsToWin } from '../../engine/missions.ts';
import { CLOSABLE_ROADS, type Place } from '../../engine/places.ts';
import {
  COMPLETE,
  DESTROYED,
  EDITION,
  FIELD_GOODS,
  GOAL,
  HAND,
  LAPS,
  MAJOR,
  MARKS,
  type Position,
  SUCCESSES,
  TARGET,
} from '../../engine/position.ts';
import { countOf, kindOf } from '../../engine/stock.ts';
import {
  AMOUNTS,
  CARD_SIGNS,
  DAYS,
  MORALES,
  MORE_TABLE_SIGNS,
  SOLDIER_STEPS,
  TABLE_SIGNS,
} from '../features.ts';
import { blankReadings, readTable, type TableReadings } from '../inputs.ts';
import { type Sign, type Signs, scale, sign, signsOf } from '../signs.ts';
import { WORKS, workLeft } from './work.ts';

/*
 * What the value of the boxed editions looks at in a position at the start of a turn: first what is read
 * off it, then the signs made of that. Nothing names a mission: whatever is asked of a goal comes from what
 * the goal declares, its steps, what they cost, the places it wants visited.
 */

/** How far a goal can be: none to all of its successes, complete, and complete as a major success. */
const statesOf = (goal: Goal): number => goalSuccesses(goal) + 3;
const STATE_BASE = EVERY_GOAL.map((_, n) =>
  EVERY_GOAL.slice(0, n).reduce((sum, goal) => sum + statesOf(goal), 0),
);
/** The number of a goal's nth state among those of all goals. */
export const stateOf = (goal: number, n: number): number => STATE_BASE[goal] + n;
/** Whether a table can show a goal in its nth state: no goal is a major success that has none. */
export function hasState(goal: number, n: number): boolean {
  const { successes, guns, bridges } = EVERY_GOAL[goal];
  const all = goalSuccesses(EVERY_GOAL[goal]);
  if (n > all) return n === all + 1 || canBeMajor(EVERY_GOAL[goal]);
  const waits = guns || bridges || successes.some(({ stays }) => stays?.homeOn);
  return n < all || all === 0 || Boolean(waits);
}
export const STATES = EVERY_GOAL.reduce((sum, goal) => sum + statesOf(goal), 0);
const GOAL_COUNT = EVERY_GOAL.length;

/** What goods are made of, where a tile makes them. */
const MADE_OF: Readonly<Partial<Record<Resource, readonly Resource[]>>> = {
  explosives: ['medicine'],
  poison: ['medicine'],
  'fake-id': ['intel', 'money'],
};

/** The goods that a goal wants at one time or another, and what those are made of. */
const WANTED: readonly (readonly number[])[] = EVERY_GOAL.map((goal) => {
  const costs: readonly Goods[] = [
    goal.atTheEnd?.hand ?? {},
    goal.soldiers ? { weapon: 1 } : {},
    goal.distraction?.cost ?? {},
    ...goal.successes.flatMap(({ cost, otherwise, oneOf = [] }) => [
      cost,
      otherwise?.cost ?? {},
      ...oneOf.map((kind) => ({ [kind]: 1 })),
    ]),
  ];
  const paid = EVERY_RESOURCE.filter((kind) => costs.some((cost) => (cost[kind] ?? 0) > 0));
  const all = [...paid, ...paid.flatMap((kind) => MADE_OF[kind] ?? [])];
  return EVERY_RESOURCE.flatMap((kind) => (all.includes(kind) ? [kindOf(kind)] : []));
});
/** How many kinds a goal wants at most. */
const MOST_WANTED = Math.max(...WANTED.map((kinds) => kinds.length));

/** The places that a goal marks, its card apart. */
const MARKED: readonly (readonly Place[])[] = MISSION.map(({ visits, guns }) => {
  const places: Place[] = [];
  for (let left = visits | guns; left !== 0; left = withoutLowest(left))
    places.push(lowestBit(left));
  return places;
});
const MOST_MARKED = Math.max(...MARKED.map((places) => places.length));

/** The tiles whose goods only goals want, and the second safe house. */
const TOLD_TILES = ['safe-house', 'chemists-lab', 'informant', 'pharmacist', 'forger'] as const;
const TOLD = TOLD_TILES.map((id) => EVERY_TILE_ID.indexOf(id));
const TILE_SETS = 1 << TOLD.length;

/** One of the two goals, as the signs ask for it. */
interface GoalReadings {
  goal: number;
  /** Its number, or that of all goals together where it is complete. */
  open: number;
  /** How far it is: its number among the states of all goals. */
  state: number;
  /** By place in WANTED: how much is there of it, in hand and on the fields. */
  amounts: number[];
  /** By place in MARKED: 1 where it is marked. */
  marks: number[];
  /** The place to be visited, or 0. */
  target: number;
  /** How much is still to be done for it. */
  work: number;
}

interface BoxedReadings extends TableReadings {
  goals: readonly [GoalReadings, GoalReadings];
  poison: number;
  fakeId: number;
  /** Tiles of TOLD_TILES that are laid, as a set. */
  tileSet: number;
  destroyed: number;
  edition: number;
  hasThreeStars: number;
  lap: number;
  pairState: number;
}

const blankGoal = (): GoalReadings => ({
  goal: 0,
  open: 0,
  state: 0,
  amounts: Array.from({ length: MOST_WANTED }, () => 0),
  marks: Array.from({ length: MOST_MARKED }, () => 0),
  target: 0,
  work: 0,
});

const blankBoxedReadings = (): BoxedReadings => ({
  ...blankReadings(),
  roomOf: EVERY_TILE_ID.map(() => 0),
  goals: [blankGoal(), blankGoal()],
  poison: 0,
  fakeId: 0,
  tileSet: 0,
  destroyed: 0,
  edition: 0,
  hasThreeStars: 0,
  lap: 0,
  pairState: 0,
});

const POISON = kindOf('poison');
const FAKE = kindOf('fake-id');
const THREE_STAR_POINTS = Math.max(...EDITIONS.map(({ pointsToWin: { threeStar } }) => threeStar));

/** Every two goals have a number, whichever lies in the west. */
const PAIR: number[][] = EVERY_GOAL.map(() => EVERY_GOAL.map(() => 0));
let boxedPairs = 0;
for (let one = 0; one < GOAL_COUNT; one++) {
  for (let two = one + 1; two < GOAL_COUNT; two++) PAIR[one][two] = PAIR[two][one] = boxedPairs++;
}
/** Open or complete, for both. */
const PAIR_STATES = 4;

/** Reads off a position all but its cards. */
function readBoxed(position: Position, r: BoxedReadings): void {
  readTable(position, r);
  const hand = position[HAND];
  r.poison = countOf(hand, POISON);
  r.fakeId = countOf(hand, FAKE);
  r.tileSet = 0;
  for (let n = 0; n < TOLD.length; n++) if (r.roomOf[TOLD[n]] > 0) r.tileSet |= 1 << n;
  r.destroyed = position[DESTROYED];
  r.edition = position[EDITION];
  r.hasThreeStars = pointsToWin(position) === THREE_STAR_POINTS ? 1 : 0;
  r.lap = Math.min(1, position[LAPS]);
  for (let exit = 0; exit < 2; exit++) readGoal(position, exit, r.goals[exit]);
  const [west, east] = [position[GOAL], position[GOAL + 1]];
  const [one, two] = west < east ? [0, 1] : [1, 0];
  r.pairState =
    PAIR[west][east] * PAIR_STATES + position[COMPLETE + one] * 2 + position[COMPLETE + two];
}

function readGoal(position: Position, exit: number, r: GoalReadings): void {
  const goal = position[GOAL + exit];
  const { successes } = MISSION[goal];
  const isComplete = position[COMPLETE + exit] === 1;
  r.goal = goal;
  r.open = isComplete ? GOAL_COUNT : goal;
  r.state =
    STATE_BASE[goal] +
    (isComplete ? successes + 1 + position[MAJOR + exit] : position[SUCCESSES + exit]);
  const wanted = WANTED[goal];
  for (let n = 0; n < MOST_WANTED; n++) {
    const kind = wanted[n] ?? 0;
    const all =
      countOf(position[HAND], kind) +
      countOf(position[FIELD_GOODS], kind) +
      countOf(position[FIELD_GOODS + 1], kind);
    r.amounts[n] = Math.min(4, all);
  }
  const marked = MARKED[goal];
  for (let n = 0; n < MOST_MARKED; n++) {
    r.marks[n] = n < marked.length && hasBit(position[MARKS + exit], marked[n]) ? 1 : 0;
  }
  r.target = isComplete ? 0 : position[TARGET + exit];
  r.work = workLeft(position, exit);
}

const TILES = EVERY_TILE_ID.length + 1;
/** Every goal that is open, and one answer for those that are complete. */
const OPEN = GOAL_COUNT + 1;

/** A question asked of both goals. */
const ofBoth = (
  answers: number,
  ask: (goal: GoalReadings, r: BoxedReadings) => number,
): Sign<BoxedReadings> =>
  sign<BoxedReadings>(
    answers,
    (r) => ask(r.goals[0], r),
    (r) => ask(r.goals[1], r),
  );

/** How much there is of what a goal wants, by how far the goal is; the nth kind of each goal. */
const STATE_ROWS = STATES * AMOUNTS;
const wantedSigns = Array.from({ length: MOST_WANTED }, (_, n) => {
  const wants = WANTED.map((kinds) => n < kinds.length);
  return ofBoth(STATE_ROWS, ({ goal, open, state, amounts }) =>
    open === GOAL_COUNT || !wants[goal] ? 0 : state * AMOUNTS + amounts[n],
  );
});

const markSigns = Array.from({ length: MOST_MARKED }, (_, n) =>
  ofBoth(OPEN * 2, ({ open, marks }) => open * 2 + marks[n]),
);

const SIGNS: readonly Sign<BoxedReadings>[] = [
  ...TABLE_SIGNS,
  ...MORE_TABLE_SIGNS,
  ...[0, 1, 2].map((room) => sign<BoxedReadings>(TILES, (r) => r.rooms[room])),
  scale<BoxedReadings>(AMOUNTS, (r) => r.poison),
  scale<BoxedReadings>(AMOUNTS, (r) => r.fakeId),
  sign<BoxedReadings>(EDITIONS.length * 2, (r) => r.edition * 2 + r.hasThreeStars),
  sign<BoxedReadings>(1 << CLOSABLE_ROADS.length, (r) => r.destroyed),
  sign<BoxedReadings>(2 * DAYS, (r) => r.lap * DAYS + r.left),
  sign<BoxedReadings>(boxedPairs * PAIR_STATES, (r) => r.pairState),
  sign<BoxedReadings>(
    OPEN * 2,
    (r) => r.goals[0].open * 2,
    (r) => r.goals[1].open * 2 + 1,
  ),
  ofBoth(STATES, ({ state }) => state),
  ofBoth(STATES * DAYS, ({ state }, r) => state * DAYS + r.left),
  ofBoth(OPEN * MORALES, ({ open }, r) => open * MORALES + r.morale),
  ofBoth(OPEN * SOLDIER_STEPS, ({ open }, r) => open * SOLDIER_STEPS + r.soldiers),
  ofBoth(OPEN * 6, ({ open }, r) => open * 6 + r.home),
  ofBoth(OPEN * TILE_SETS, ({ open }, r) => open * TILE_SETS + r.tileSet),
  ofBoth(LOCATION_IDS.length, ({ target }) => target),
  ...wantedSigns,
  ...markSigns,
  ofBoth(WORKS * DAYS, ({ work }, r) => work * DAYS + r.left),
  sign<BoxedReadings>(2 * WORKS * DAYS, (r) => (r.goals[0].work + r.goals[1].work) * DAYS + r.left),
];

/** The signs of the boxed editions. Their order is frozen, as the weights are. */
export const BOXED_SIGNS: Signs = signsOf<BoxedReadings>(
  SIGNS,
  CARD_SIGNS,
  blankBoxedReadings(),
  readBoxed,
);
