import { bitOf, bitsWhere, hasBit, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import {
  ACTIONS,
  EVERY_GOAL,
  EVERY_TILE,
  FORGE_ID,
  type Goal,
  type Goods,
  LOCATION_IDS,
  MORALE_TRACK,
  type Resource,
  SIDES,
} from '../data/index.ts';
import { goalSuccesses } from '../engine/mission-table.ts';
import { boardSteps } from '../engine/missions.ts';
import { actMove, LENT, NO_TARGET } from '../engine/move.ts';
import {
  actionObstacle,
  actionsAt,
  BORROWS,
  GOAL_WORK,
  targetsOf,
  wordOf,
} from '../engine/offers.ts';
import { EXIT_PLACES, type Place, type PlaceSet, placeOf, ROOM_PLACES } from '../engine/places.ts';
import {
  BOARD_STEPS,
  COMPLETE,
  GOAL,
  MORALE,
  type Position,
  SUCCESSES,
  TRAITS,
} from '../engine/position.ts';
import { contains, kindOf, type Stock, some, stockOf } from '../engine/stock.ts';

/*
 * What is sensible in the action phase: in which order the workers act, and which of the things they
 * could do are worth a thought. It is thumb's rule, there to save time inside simulations; where a
 * real decision is made every order and every choice is searched.
 */

/** The order in which workers who can come home act: income, selling, mixing, buying, goals, drops. */
const ORDER: readonly Place[] = [
  'grocer',
  'doctor',
  'field-west',
  'field-east',
  'spare-room-west',
  'spare-room-north-east',
  'spare-room-south-east',
  'pont-leveque',
  'rue-baradat',
  'pont-du-nord',
  'black-market',
  'fence',
  'west-exit',
  'east-exit',
  'poor-district',
  'cafe',
  'radio-a',
  'radio-b',
].map((id) => placeOf(id as (typeof LOCATION_IDS)[number]));

const RADIOS = bitsWhere(LOCATION_IDS, (id) => id.startsWith('radio'));

/** Actions that are done without asking: they cost nothing, or are what the game is about. */
const FREE: readonly boolean[] = ACTIONS.map(
  (action, n) =>
    n > 0 &&
    (action.succeeds === true || Object.keys(action.cost).length === 0) &&
    !action.furnishes,
);
const KEPT: readonly boolean[] = ACTIONS.map(({ arrow }) => arrow === 'red');
const RAISES: readonly boolean[] = ACTIONS.map(({ morale }) => morale > 0);
const FURNISHES: readonly boolean[] = ACTIONS.map((action) => action.furnishes ?? false);
const DROPS: readonly boolean[] = ACTIONS.map((action) => action.airdrop !== undefined);

/** What a goal costs at one time or another; a Fake ID takes intel. */
const costsOf = ({ successes }: Goal): readonly Goods[] =>
  successes
    .flatMap<Goods>(({ cost, otherwise, oneOf = [] }) => [
      cost,
      otherwise?.cost ?? {},
      ...oneOf.map((kind) => ({ [kind]: 1 })),
    ])
    .flatMap((cost) => (cost['fake-id'] ? [cost, FORGE_ID.cost] : [cost]));

/** Goods that are good for nothing but a goal, and which goal steps still to come cost them. */
const FOR_GOALS_ONLY: readonly Resource[] = ['intel', 'explosives', 'poison', 'fake-id'];
const ONLY_FOR_GOALS: readonly Stock[] = FOR_GOALS_ONLY.map((kind) => some(kindOf(kind), 1));
const COSTS: readonly Stock[] = EVERY_GOAL.map((goal) =>
  costsOf(goal).reduce((sum, cost) => {
    let stock = sum;
    ONLY_FOR_GOALS.forEach((one) => {
      if (contains(stockOf(cost), one)) stock |= one;
    });
    return stock;
  }, 0),
);
const SUCCESS_COUNT: readonly number[] = EVERY_GOAL.map(goalSuccesses);
/** The goods an action or a tile is about that only goals want. */
const MAKES: readonly Stock[] = ACTIONS.map(({ gain }) =>
  ONLY_FOR_GOALS.reduce((stock, one) => (contains(stockOf(gain), one) ? stock | one : stock), 0),
);
const TILE_MAKES: readonly Stock[] = EVERY_TILE.map(({ actions }) =>
  actions.reduce((stock, action) => stock | MAKES[ACTIONS.indexOf(action)], 0),
);
/** Those who act after a goal that waits for news. */
const LATE: PlaceSet = bitOf(placeOf('poor-district')) | bitOf(placeOf('cafe'));

/**
 * Who acts next: those who can come home before those who cannot, and among them by {@link ORDER}.
 *
 * @param wants the goods that only goals want, and that one wants
 */
function nextWorker(home: PlaceSet, todo: PlaceSet, wants: Stock): Place {
  const group = home || todo;
  // News from the radio may be what a goal waits for.
  if (wants && group & RADIOS && todo & EXIT_PLACES) {
    const others = group & ~(RADIOS | EXIT_PLACES | ROOM_PLACES);
    if (!(others & ~LATE)) return lowestBit(group & RADIOS);
  }
  for (const place of ORDER) if (hasBit(group, place)) return place;
  return lowestBit(group);
}

/**
 * Writes what the worker who acts next could sensibly do into `moves` and returns how many there are:
 * all that can be paid for and is kept or brought home; nothing, where something else costs; an
 * airdrop onto the first empty field, for they are alike.
 */
export function sensibleActs(
  position: Position,
  home: PlaceSet,
  todo: PlaceSet,
  wants: Stock,
  moves: Int32Array,
): number {
  const place = nextWorker(home, todo, wants);
  const isHome = hasBit(home, place);
  let count = 0;
  let isFree = false;
  for (const action of actionsAt(position, place)) {
    if (action === 0 || !isSensible(position, place, action, isHome, wants)) continue;
    if (FREE[action]) isFree = true;
    let targets = targetsOf(position, place, action);
    if (DROPS[action]) targets &= -targets;
    for (let left = targets; left !== 0; left = withoutLowest(left)) {
      const target = lowestBit(left);
      if (FURNISHES[action] && TILE_MAKES[target] & ~wants) continue;
      if (BORROWS[action] && MAKES[LENT[target].action] & ~wants) continue;
      moves[count++] = actMove(place, wordOf(action), target);
    }
  }
  if ((position[TRAITS] & BOARD_STEPS) !== 0 && hasBit(boardSteps(position), place)) {
    for (let left = targetsOf(position, place, GOAL_WORK); left !== 0; left = withoutLowest(left)) {
      moves[count++] = actMove(place, wordOf(GOAL_WORK), lowestBit(left));
    }
  }
  if (count === 0 || !isFree) moves[count++] = actMove(place, 0, NO_TARGET);
  return count;
}

function isSensible(
  position: Position,
  place: Place,
  action: number,
  isHome: boolean,
  wants: Stock,
): boolean {
  if (!isHome && !KEPT[action]) return false;
  if (MAKES[action] & ~wants) return false;
  if (RAISES[action] && position[MORALE] === MORALE_TRACK.max) return false;
  return actionObstacle(position, place, action) === 'none';
}

/** The goods that only goals want, and that a goal not yet complete wants. */
export function wantedForGoals(position: Position): Stock {
  let wanted = 0;
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (position[COMPLETE + exit]) continue;
    const goal = position[GOAL + exit];
    if (position[SUCCESSES + exit] < SUCCESS_COUNT[goal]) wanted |= COSTS[goal];
  }
  return wanted;
}
