import { EDITIONS, EVERY_TILE_ID, LOCATION_IDS } from '../../data/index.ts';
import { CLOSABLE_ROADS } from '../../engine/places.ts';
import {
  AMOUNTS,
  CARD_SIGNS,
  DAYS,
  MORALES,
  MORE_TABLE_SIGNS,
  SOLDIER_STEPS,
  TABLE_SIGNS,
} from '../features.ts';
import { type Sign, type Signs, scale, sign, signsOf } from '../signs.ts';
import {
  type BoxedReadings,
  blankBoxedReadings,
  boxedPairs,
  GOAL_COUNT,
  type GoalReadings,
  MOST_MARKED,
  MOST_WANTED,
  PAIR_STATES,
  readBoxed,
  STATES,
  TILE_SETS,
  WANTED,
} from './readings.ts';
import { WORKS } from './work.ts';

/*
 * What the value of the boxed editions looks at in a position at the start of a turn. Nothing names a
 * mission: a goal is asked how far it is, what it wants and what of that is there.
 */

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

/** How many signs stand at the head of both lists, of the free edition and of the boxed ones. */
export const SHARED_SIGNS = TABLE_SIGNS.length;
