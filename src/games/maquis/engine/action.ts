import {
  ACTIONS,
  type Action,
  DIFFICULTIES,
  GOALS,
  LOCATIONS,
  NO_ACTION,
  TILES,
  TURN_TRACK,
} from '../data/index.ts';
import { changeMorale, completeGoal } from './consequences.ts';
import type { Log } from './event.ts';
import {
  ACTION_WORDS,
  type ActionWord,
  FIELD_TARGET,
  NO_TARGET,
  TARGET_KIND,
  TILE_TARGET,
} from './move.ts';
import { FIRST_EXIT, has, idOf, only, type Place, ROOM_PLACES } from './places.ts';
import {
  ACTING,
  AT_CAFE,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  DAY,
  DIFFICULTY,
  emptyFields,
  fieldCell,
  GOAL,
  goalOf,
  HAND,
  HOMES,
  type MutablePosition,
  NO_TILE,
  PHASE,
  type Position,
  RETURNING,
  ROOM_TILES,
  roomCell,
  SUCCESSES,
  supply,
} from './position.ts';
import {
  contains,
  goodsOf,
  kindOf,
  NOTHING,
  ONE_WEAPON,
  type Stock,
  some,
  stockOf,
  upTo,
} from './stock.ts';

/** The number of an action in the engine: its index in ACTIONS. 0 is doing nothing. */
export type ActionNumber = number;

const COST: readonly Stock[] = ACTIONS.map((action) => stockOf(action.cost));
const GAIN: readonly Stock[] = ACTIONS.map((action) => stockOf(action.gain));
const WORD: readonly ActionWord[] = ACTIONS.map(({ id }) => ACTION_WORDS.indexOf(id));
const RECRUITS: readonly boolean[] = ACTIONS.map((action) => action.recruits ?? false);
const SUCCEEDS: readonly boolean[] = ACTIONS.map((action) => action.succeeds ?? false);

/** What one airdrop brings, by difficulty and action. */
const DROPPED: readonly (readonly Stock[])[] = DIFFICULTIES.map((difficulty) =>
  ACTIONS.map(({ airdrop }) =>
    airdrop ? some(kindOf(airdrop), difficulty.airdrop[airdrop] ?? 0) : NOTHING,
  ),
);

const SUCCESS_COST: readonly (readonly Stock[])[] = GOALS.map((goal) =>
  goal.successes.map(({ cost }) => stockOf(cost)),
);
const NEEDS_TRAIN: readonly boolean[] = GOALS.map((goal) => goal.needsTrain ?? false);

const numbersOf = (actions: readonly Action[]): readonly ActionNumber[] =>
  [NO_ACTION, ...actions].map((action) => ACTIONS.indexOf(action));

const PRINTED: readonly (readonly ActionNumber[])[] = LOCATIONS.map(({ actions }) =>
  numbersOf(actions),
);
const ON_TILE: readonly (readonly ActionNumber[])[] = TILES.map(({ actions }) =>
  numbersOf(actions),
);

export const tileIn = (position: Position, place: Place): number =>
  has(ROOM_PLACES, place) ? position[roomCell(place)] : NO_TILE;

/** What the place offers, possible now or not: its own actions, or those of the tile over it. */
export function actionsAt(position: Position, place: Place): readonly ActionNumber[] {
  const tile = tileIn(position, place);
  return tile === NO_TILE ? PRINTED[place] : ON_TILE[tile];
}

/** The action a word means at a place, or undefined where it means none. */
export const actionCalled = (
  position: Position,
  place: Place,
  word: ActionWord,
): ActionNumber | undefined => actionsAt(position, place).find((action) => WORD[action] === word);

export const wordOf = (action: ActionNumber): ActionWord => WORD[action];

export const tileIsLaid = (position: Position, tile: number): boolean =>
  position[ROOM_TILES] === tile ||
  position[ROOM_TILES + 1] === tile ||
  position[ROOM_TILES + 2] === tile;

/** The targets an action can be aimed at now, as a set of bits; an action without targets has one. */
export function targetsOf(position: Position, action: ActionNumber): number {
  switch (TARGET_KIND[WORD[action]]) {
    case FIELD_TARGET:
      return emptyFields(position);
    case TILE_TARGET: {
      let tiles = 0;
      for (let tile = 0; tile < TILES.length; tile++) {
        if (!tileIsLaid(position, tile)) tiles |= 1 << tile;
      }
      return tiles;
    }
    default:
      return 1 << NO_TARGET;
  }
}

const exitOf = (place: Place): number => place - FIRST_EXIT;

/** What an action costs here and now. */
export function costOf(position: Position, place: Place, action: ActionNumber): Stock {
  if (!SUCCEEDS[action]) return COST[action];
  const exit = exitOf(place);
  return SUCCESS_COST[position[GOAL + exit]][position[SUCCESSES + exit]] ?? NOTHING;
}

/** Why an action cannot be taken, before any target is named. */
export type ActionObstacle =
  | 'none'
  | 'cannot-pay'
  | 'nobody-to-recruit'
  | 'goal-complete'
  | 'no-train';

export function actionObstacle(
  position: Position,
  place: Place,
  action: ActionNumber,
): ActionObstacle {
  if (SUCCEEDS[action]) {
    const exit = exitOf(place);
    if (position[COMPLETE + exit]) return 'goal-complete';
    if (NEEDS_TRAIN[position[GOAL + exit]] && !TURN_TRACK.trains.includes(position[DAY])) {
      return 'no-train';
    }
  } else if (RECRUITS[action] && position[AT_CAFE] === 0) return 'nobody-to-recruit';
  return contains(position[HAND], costOf(position, place, action)) ? 'none' : 'cannot-pay';
}

/** Whether the worker at this place could take a weapon there now, to fire it on the way home. */
export function couldTakeWeapon(position: Position, place: Place): boolean {
  return actionsAt(position, place).some((action) => {
    if (actionObstacle(position, place, action) !== 'none') return false;
    if (ACTIONS[action].collects) return contains(position[fieldCell(place)], ONE_WEAPON);
    return contains(GAIN[action], ONE_WEAPON) && contains(supply(position), ONE_WEAPON);
  });
}

/**
 * A worker acts. The cost is paid to the supply at once. What stands behind a red arrow happens now;
 * anything else is set aside until the worker is home.
 */
export function act(
  draft: MutablePosition,
  place: Place,
  word: ActionWord,
  target: number,
  log: Log,
): void {
  const number = actionCalled(draft, place, word) ?? 0;
  const action = ACTIONS[number];
  draft[ACTING] = place;
  draft[PHASE] = RETURNING;
  log?.push({ type: 'acted', place: idOf(place), action: action.id, rule: action.rule });
  pay(draft, costOf(draft, place, number), log);
  if (action.furnishes) layTile(draft, place, target, log);
  if (action.succeeds) succeed(draft, exitOf(place), log);
  if (action.collects) collect(draft, place);
  if (action.arrow === 'red') changeMorale(draft, action.morale, action.rule, log);
  else draft[CARRIED_MORALE] = action.morale;
  if (action.recruits) draft[CARRIED_RECRUIT] = 1;
  if (action.airdrop) draft[CARRIED_TO] = target;
  const wanted = action.airdrop ? DROPPED[draft[DIFFICULTY]][number] : GAIN[number];
  if (wanted !== NOTHING) reserve(draft, wanted, log);
}

function pay(draft: MutablePosition, cost: Stock, log: Log): void {
  if (cost === NOTHING) return;
  draft[HAND] -= cost;
  log?.push({ type: 'paid', goods: goodsOf(cost), rule: 'maquis.cost' });
}

/** Sets aside what the supply has of the goods; what it lacks is lost. */
function reserve(draft: MutablePosition, wanted: Stock, log: Log): void {
  const got = upTo(supply(draft), wanted);
  draft[CARRIED] += got;
  if (got !== wanted) {
    log?.push({
      type: 'short-supply',
      wanted: goodsOf(wanted),
      got: goodsOf(got),
      rule: 'maquis.short-supply',
    });
  }
}

function collect(draft: MutablePosition, field: Place): void {
  draft[CARRIED] += draft[fieldCell(field)];
  draft[fieldCell(field)] = NOTHING;
}

function layTile(draft: MutablePosition, place: Place, tile: number, log: Log): void {
  draft[roomCell(place)] = tile;
  if (TILES[tile].isHome) draft[HOMES] |= only(place);
  log?.push({
    type: 'tile-laid',
    place: idOf(place),
    tile: TILES[tile].id,
    rule: 'maquis.spare-rooms',
  });
}

function succeed(draft: MutablePosition, exit: number, log: Log): void {
  const goal = goalOf(draft, exit);
  draft[SUCCESSES + exit]++;
  const successes = draft[SUCCESSES + exit];
  log?.push({ type: 'success', goal: goal.id, successes, rule: goal.rule });
  if (successes === goal.successes.length) completeGoal(draft, exit, log);
}
