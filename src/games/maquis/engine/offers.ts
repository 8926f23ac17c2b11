import { hasBit, setOfBits } from '#shared/bit-set.ts';
import {
  ACTIONS,
  type Action,
  EDITIONS,
  EVERY_GOAL,
  EVERY_TILE,
  EVERY_TILE_ID,
  LOCATIONS,
  NO_ACTION,
  TURN_TRACK,
  WORK_ON_GOAL,
} from '../data/index.ts';
import {
  airdropFields,
  nextStep,
  paysOne,
  type StepObstacle,
  stepAt,
  stepObstacle,
} from './missions.ts';
import {
  ACTION_WORDS,
  type ActionWord,
  BORROWED_TARGET,
  FIELD_TARGET,
  LENT,
  NO_TARGET,
  STEP_TARGET,
  stepTarget,
  TARGET_KIND,
  TILE_TARGET,
} from './move.ts';
import { EXIT_PLACES, FIRST_EXIT, type Place, ROOM_PLACES } from './places.ts';
import {
  AT_CAFE,
  COMPLETE,
  DAY,
  EDITION,
  fieldCell,
  GOAL,
  HAND,
  MISSIONS,
  NO_TILE,
  type Position,
  ROOM_TILES,
  roomCell,
  SAFE_ACTIONS,
  SUCCESSES,
  TRAITS,
} from './position.ts';
import { hasWayHome } from './return-home.ts';
import { contains, NOTHING, type Stock, stockOf } from './stock.ts';

/** The number of an action in the engine: its index in ACTIONS. 0 is doing nothing. */
type ActionNumber = number;

export const COST: readonly Stock[] = ACTIONS.map((action) => stockOf(action.cost));
export const GAIN: readonly Stock[] = ACTIONS.map((action) => stockOf(action.gain));
const WORD: readonly ActionWord[] = ACTIONS.map(({ id }) => ACTION_WORDS.indexOf(id));
/** Whether nothing but its cost can keep an action from being taken. */
const IS_PLAIN: readonly boolean[] = ACTIONS.map(
  ({ succeeds, recruits, collects }) => !(succeeds || recruits || collects),
);
const AIMED_AT: readonly number[] = WORD.map((word) => TARGET_KIND[word]);
const RECRUITS: readonly boolean[] = ACTIONS.map((action) => action.recruits ?? false);
export const SUCCEEDS: readonly boolean[] = ACTIONS.map((action) => action.succeeds ?? false);

const COLLECTS: readonly boolean[] = ACTIONS.map((action) => action.collects ?? false);
export const BORROWS: readonly boolean[] = ACTIONS.map((action) => action.borrows ?? false);
const KEPT: readonly boolean[] = ACTIONS.map(({ arrow }) => arrow === 'red');
/** The number of working on a goal. */
export const GOAL_WORK: ActionNumber = ACTIONS.indexOf(WORK_ON_GOAL);

const SUCCESS_COST: readonly (readonly Stock[])[] = EVERY_GOAL.map((goal) =>
  goal.successes.map(({ cost }) => stockOf(cost)),
);
const NEEDS_TRAIN: readonly boolean[] = EVERY_GOAL.map((goal) => goal.needsTrain ?? false);
const TRAIN_DAYS = setOfBits(TURN_TRACK.trains);

const numbersOf = (actions: readonly Action[]): readonly ActionNumber[] =>
  [NO_ACTION, ...actions].map((action) => ACTIONS.indexOf(action));

const PRINTED: readonly (readonly ActionNumber[])[] = LOCATIONS.map(({ actions }) =>
  numbersOf(actions),
);
const ON_TILE: readonly (readonly ActionNumber[])[] = EVERY_TILE.map(({ actions }) =>
  numbersOf(actions),
);

/** The tiles of each edition as a set of their numbers. */
const TILES_IN: readonly number[] = EDITIONS.map(({ tiles }) =>
  setOfBits(tiles.map((tile) => EVERY_TILE_ID.indexOf(tile))),
);

export const tileIn = (position: Position, place: Place): number =>
  hasBit(ROOM_PLACES, place) ? position[roomCell(place)] : NO_TILE;

/** What the place offers, possible now or not: its own actions, or those of the tile over it. */
export function actionsAt(position: Position, place: Place): readonly ActionNumber[] {
  const tile = tileIn(position, place);
  return tile === NO_TILE ? PRINTED[place] : ON_TILE[tile];
}

/**
 * The action a word means at a place, or undefined where it means none. A goal can be worked on
 * wherever one of the two has a step.
 */
export function actionCalled(
  position: Position,
  place: Place,
  word: ActionWord,
): ActionNumber | undefined {
  const offered = actionsAt(position, place).find((action) => WORD[action] === word);
  if (offered !== undefined || word !== WORD[GOAL_WORK]) return offered;
  const isStep = stepAt(position, 0, place) ?? stepAt(position, 1, place);
  return (position[TRAITS] & MISSIONS) !== 0 && isStep ? GOAL_WORK : undefined;
}

export const wordOf = (action: ActionNumber): ActionWord => WORD[action];

export const tileIsLaid = (position: Position, tile: number): boolean =>
  position[ROOM_TILES] === tile ||
  position[ROOM_TILES + 1] === tile ||
  position[ROOM_TILES + 2] === tile;

/** Whether an action names a target in its move. */
export const isAimed = (position: Position, action: ActionNumber): boolean =>
  AIMED_AT[action] !== 0 &&
  (AIMED_AT[action] !== STEP_TARGET || (position[TRAITS] & MISSIONS) !== 0);

/** The targets an action can be aimed at now, as a set of bits; an action without targets has one. */
export function targetsOf(position: Position, place: Place, action: ActionNumber): number {
  switch (AIMED_AT[action]) {
    case FIELD_TARGET:
      return airdropFields(position);
    case TILE_TARGET:
      return tilesAside(position);
    case STEP_TARGET:
      return (position[TRAITS] & MISSIONS) === 0 ? 1 << NO_TARGET : stepTargets(position, place);
    case BORROWED_TARGET:
      return lentNow(position, place);
    default:
      return 1 << NO_TARGET;
  }
}

/** The tiles of the edition that are not on the board, as a set of their numbers. */
function tilesAside(position: Position): number {
  let tiles = TILES_IN[position[EDITION]];
  for (let room = 0; room < ROOMS; room++) {
    const tile = position[ROOM_TILES + room];
    if (tile !== NO_TILE) tiles &= ~(1 << tile);
  }
  return tiles;
}

const ROOMS = 3;

/** The steps that a worker at this place can make now, of both goals, as targets. */
function stepTargets(position: Position, place: Place): number {
  let targets = 0;
  const onCard = hasBit(EXIT_PLACES, place);
  for (let exit = 0; exit < 2; exit++) {
    const step = stepAt(position, exit, place);
    if (!step || stepObstacle(position, exit, place, step) !== 'none') continue;
    if (step.needsWayHome && !hasWayHome(position, place)) continue;
    const side = onCard ? undefined : exit;
    if (step.oneOf.length === 0) targets |= 1 << stepTarget(side, undefined);
    for (const kind of step.oneOf) {
      if (paysOne(position, kind)) targets |= 1 << stepTarget(side, kind);
    }
  }
  return targets;
}

/** The actions that can be borrowed now: of tiles aside, with both costs paid, kept or with a way home. */
function lentNow(position: Position, place: Place): number {
  const aside = tilesAside(position);
  const price = COST[BORROWING];
  const isSafe = hasWayHome(position, place);
  let targets = 0;
  for (let lent = 0; lent < LENT.length; lent++) {
    const { tile, action } = LENT[lent];
    if (!hasBit(aside, tile) || !(isSafe || KEPT[action])) continue;
    if (contains(position[HAND], price + COST[action])) targets |= 1 << lent;
  }
  return targets;
}

export const BORROWING: ActionNumber = BORROWS.indexOf(true);

export const exitOf = (place: Place): number => place - FIRST_EXIT;

/** What an action costs here and now; on the board, a step of a goal costs what its target says. */
export function costOf(position: Position, place: Place, action: ActionNumber): Stock {
  if (!SUCCEEDS[action]) return COST[action];
  if (!hasBit(EXIT_PLACES, place)) return NOTHING;
  const exit = exitOf(place);
  if ((position[TRAITS] & MISSIONS) !== 0) return nextStep(position, exit)?.cost ?? NOTHING;
  return SUCCESS_COST[position[GOAL + exit]][position[SUCCESSES + exit]] ?? NOTHING;
}

/** Why an action cannot be taken, before any target is named. */
type ActionObstacle =
  | StepObstacle
  | 'none'
  | 'cannot-pay'
  | 'nobody-to-recruit'
  | 'nothing-to-collect'
  | 'goal-complete'
  | 'no-train'
  | 'no-step-here'
  | 'no-way-home';

export function actionObstacle(
  position: Position,
  place: Place,
  action: ActionNumber,
): ActionObstacle {
  const obstacle = costObstacle(position, place, action);
  if (obstacle !== 'none' || !needsWayHome(position, action)) return obstacle;
  return hasWayHome(position, place) ? 'none' : 'no-way-home';
}

/** Whether an action cannot be taken where there is no way home. Doing nothing can, everywhere. */
export const needsWayHome = (position: Position, action: ActionNumber): boolean =>
  (position[TRAITS] & SAFE_ACTIONS) !== 0 && action !== 0 && !KEPT[action] && !BORROWS[action];

/** The same obstacles, but for the way home. */
export function costObstacle(
  position: Position,
  place: Place,
  action: ActionNumber,
): ActionObstacle {
  if (!IS_PLAIN[action]) return specialObstacle(position, place, action);
  return contains(position[HAND], COST[action]) ? 'none' : 'cannot-pay';
}

function specialObstacle(position: Position, place: Place, action: ActionNumber): ActionObstacle {
  if (SUCCEEDS[action]) {
    if ((position[TRAITS] & MISSIONS) !== 0) return stepsObstacle(position, place);
    const exit = exitOf(place);
    if (position[COMPLETE + exit]) return 'goal-complete';
    if (NEEDS_TRAIN[position[GOAL + exit]] && !hasBit(TRAIN_DAYS, position[DAY])) {
      return 'no-train';
    }
  } else if (RECRUITS[action] && position[AT_CAFE] === 0) return 'nobody-to-recruit';
  else if (COLLECTS[action] && position[fieldCell(place)] === NOTHING) return 'nothing-to-collect';
  return contains(position[HAND], costOf(position, place, action)) ? 'none' : 'cannot-pay';
}

/** Why no goal can be worked on from this place. */
function stepsObstacle(position: Position, place: Place): ActionObstacle {
  let why: ActionObstacle = 'no-step-here';
  for (let exit = 0; exit < 2; exit++) {
    const step = stepAt(position, exit, place);
    if (!step) continue;
    const obstacle = stepObstacle(position, exit, place, step);
    if (obstacle === 'none' && step.needsWayHome && !hasWayHome(position, place)) {
      why = 'no-way-home';
    } else if (obstacle === 'none') return 'none';
    else why = obstacle;
  }
  return why;
}
