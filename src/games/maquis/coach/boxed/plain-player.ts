import { bitCount, bitOf, hasBit } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';
import {
  ACTIONS,
  EVERY_GOAL,
  EVERY_RESOURCE,
  EVERY_TILE,
  LOCATION_IDS,
  MORALE_TRACK,
} from '../../data/index.ts';
import { listMoves, moveBuffer } from '../../engine/legal.ts';
import { missionAt } from '../../engine/mission-table.ts';
import { stepAt, stepObstacle } from '../../engine/missions.ts';
import {
  ACT,
  DRAW,
  LENT,
  type Move,
  moveKind,
  movePlace,
  moveTarget,
  moveWord,
  PLACE,
  SEE,
  SHOOT,
  WITH_FAKE_ID,
} from '../../engine/move.ts';
import { actionCalled, actionsAt, costObstacle, GOAL_WORK } from '../../engine/offers.ts';
import { oneRoadFrom, type Place, SAFE_HOUSE } from '../../engine/places.ts';
import {
  AT_HOME,
  COMPLETE,
  GOAL,
  MARKS,
  MORALE,
  type MutablePosition,
  NO_TILE,
  PATROLS_TO_COME,
  POLICE,
  type Position,
  TARGET,
  WORKERS,
} from '../../engine/position.ts';
import { hasWayHome, workersWithWayHome } from '../../engine/return-home.ts';
import { kindOf } from '../../engine/stock.ts';
import { LOW_MORALE, readWants, type Wants } from './wants.ts';

/*
 * A player by rule of thumb for every edition, quick enough to play thousands of games out. What is
 * worth how much was set by hand; nothing of it is learned.
 */

const LOCATION_COUNT = LOCATION_IDS.length;
const STEP = 14;
const STAYING = 8;
const VISIT = 8;
const COLLECTED = 8;
const RECRUITED = 8;
const WANTED_TILE = 10;
const HOME_TILE = 3;
const WANTED_GOODS = 5;
const WORKER = 9;

const WEAPON = kindOf('weapon');

/** How many roads lead from a place to the safe house, at least. */
const DISTANCE: readonly number[] = distances();

function distances(): number[] {
  const far: number[] = Array.from({ length: LOCATION_COUNT }, () => 0);
  let reached = SAFE_HOUSE;
  for (let roads = 1; roads < LOCATION_COUNT; roads++) {
    const further = reached | oneRoadFrom(reached, 0);
    for (let place = 0; place < LOCATION_COUNT; place++) {
      if (hasBit(further & ~reached, place)) far[place] = roads;
    }
    reached = further;
  }
  return far;
}

/** How likely a worker comes home from so far, a patrol to come taking some of it. */
const SAFE_BY_ROADS = [1, 0.97, 0.85, 0.7, 0.6, 0.5];
const CUT_OFF = 0.12;

const GAINED: readonly (readonly number[])[] = ACTIONS.map(({ gain }) =>
  Object.keys(gain).map((kind) => kindOf(kind as 'food')),
);
const COSTS: readonly boolean[] = ACTIONS.map(({ cost }) => Object.keys(cost).length > 0);
const DROPS: readonly number[] = ACTIONS.map(({ airdrop }) => (airdrop ? kindOf(airdrop) : -1));
const MAKES: readonly (readonly number[])[] = EVERY_TILE.map(({ actions }) =>
  actions.flatMap(({ gain }) => Object.keys(gain).map((kind) => kindOf(kind as 'food'))),
);

/** Plays by rule of thumb, with some chance in it. */
export class BoxedPlayer {
  readonly #below: Below;
  readonly #moves = moveBuffer();
  readonly #wants: Wants = { goods: new Int32Array(EVERY_RESOURCE.length), tiles: 0 };

  constructor(below: Below) {
    this.#below = below;
  }

  /** The move it makes; undefined where chance moves. */
  choose(draft: MutablePosition): Move | undefined {
    const moves = this.#moves;
    const count = listMoves(draft, moves);
    const kind = moveKind(moves[0]);
    if (kind === DRAW || kind === SEE) return undefined;
    if (count === 1) return moves[0];
    readWants(draft, this.#wants);
    const safe = workersWithWayHome(draft);
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < count; n++) {
      const worth = this.#worth(draft, moves[n], safe);
      // Chance counts for a third, so that games played out are not all the same.
      const seen = worth * (0.8 + this.#below(1000) / 2500);
      if (seen <= most) continue;
      most = seen;
      best = moves[n];
    }
    return best;
  }

  #worth(draft: Position, move: Move, safe: number): number {
    const place = movePlace(move);
    switch (moveKind(move)) {
      case PLACE:
        return this.#worthOfPlace(draft, place, moveWord(move) === WITH_FAKE_ID);
      case ACT:
        return worthOfAct(draft, move, hasBit(safe, place), this.#wants);
      case SHOOT:
        return worthOfShot(draft, place, safe);
      default:
        // Whoever is at home leaves first, and the bridge that cuts fewer off falls first.
        return hasBit(SAFE_HOUSE, place) ? 3 : 2 - place / LOCATION_COUNT;
    }
  }

  #worthOfPlace(draft: Position, place: Place, withFakeId: boolean): number {
    let best = 0;
    for (const action of actionsAt(draft, place)) {
      if (action === 0 || action === GOAL_WORK) continue;
      if (costObstacle(draft, place, action) !== 'none') continue;
      best = Math.max(best, this.#worthOfAction(draft, action));
    }
    for (let exit = 0; exit < 2; exit++) {
      best = Math.max(best, worthOfStep(draft, place, exit)) + worthOfVisit(draft, place, exit);
    }
    const roads = Math.min(SAFE_BY_ROADS.length - 1, DISTANCE[place]);
    const open = SAFE_BY_ROADS[roads] - 0.02 * draft[PATROLS_TO_COME] * Math.max(0, roads - 1);
    const isOpen = hasWayHome(draft, place);
    const home = isOpen ? open : CUT_OFF + (withFakeId ? 0.6 : 0);
    return home * (best + WORKER) + (withFakeId && isOpen ? -1 : 0);
  }

  /** An action before it is aimed: what its best aim is worth. */
  #worthOfAction(draft: Position, action: number): number {
    const { furnishes, borrows } = ACTIONS[action];
    if (furnishes) return this.#wants.tiles === 0 ? 1 : WANTED_TILE;
    if (borrows) return 3;
    return worthOfAction(draft, action, NO_TILE, this.#wants);
  }
}

function worthOfAct(draft: Position, move: Move, isSafe: boolean, wants: Wants): number {
  const place = movePlace(move);
  const action = actionCalled(draft, place, moveWord(move)) ?? 0;
  if (action === 0) return isSafe ? 0.2 : 0.1;
  const { succeeds, borrows, arrow } = ACTIONS[action];
  if (succeeds) return STEP;
  if (borrows) return worthOfAction(draft, LENT[moveTarget(move)].action, NO_TILE, wants) - 1;
  if (!isSafe && arrow !== 'red') return 0;
  return worthOfAction(draft, action, moveTarget(move), wants);
}

function worthOfAction(draft: Position, number: number, target: number, wants: Wants): number {
  const { collects, recruits, furnishes, morale } = ACTIONS[number];
  if (collects) return COLLECTED;
  if (recruits) return RECRUITED;
  if (furnishes) return worthOfTile(target, wants);
  const { goods } = wants;
  const dropped = DROPS[number];
  if (dropped >= 0) return goods[dropped] > 0 ? WANTED_GOODS - (dropped === WEAPON ? 0 : 1) : 0.4;
  let worth = 0;
  for (const kind of GAINED[number]) {
    if (goods[kind] > 0) worth = Math.max(worth, WANTED_GOODS + (COSTS[number] ? 2 : 0));
  }
  if (morale > 0) {
    return draft[MORALE] < LOW_MORALE ? 10 : MORALE_TRACK.max - draft[MORALE] > 1 ? 3 : 0;
  }
  if (morale < 0) return draft[MORALE] > LOW_MORALE ? worth - 4 : 0;
  return worth;
}

function worthOfTile(tile: number, { goods, tiles }: Wants): number {
  if (hasBit(tiles, tile)) return WANTED_TILE;
  if (EVERY_TILE[tile].isHome) return HOME_TILE;
  return MAKES[tile].some((kind) => goods[kind] > 1) ? 2 : 0.05;
}

function worthOfStep(draft: Position, place: Place, exit: number): number {
  const step = stepAt(draft, exit, place);
  if (!step || stepObstacle(draft, exit, place, step) !== 'none') return 0;
  if (!step.success.stays) return STEP;
  return draft[AT_HOME] + bitCount(draft[WORKERS]) > 2 ? STAYING : 0.5;
}

function worthOfVisit(draft: Position, place: Place, exit: number): number {
  if (draft[COMPLETE + exit]) return 0;
  const { visits } = missionAt(draft, exit);
  if (draft[TARGET + exit] === place && place !== 0) return STEP;
  return hasBit(visits & ~draft[MARKS + exit], place) ? VISIT : 0;
}

/** Workers who come home by a shot, and a goal that counts shots. */
function worthOfShot(draft: Position, place: Place, safe: number): number {
  const wanted = EVERY_GOAL[draft[GOAL]].soldiers ?? EVERY_GOAL[draft[GOAL + 1]].soldiers;
  const later = draft as MutablePosition;
  later[POLICE] &= ~bitOf(place);
  const saved =
    bitCount(workersWithWayHome(draft) & draft[WORKERS]) - bitCount(safe & draft[WORKERS]);
  later[POLICE] |= bitOf(place);
  const price = draft[MORALE] < LOW_MORALE ? 2 * WORKER : draft[MORALE] < 6 ? 10 : 5;
  return saved * WORKER - price + (wanted !== undefined && draft[MORALE] > 2 ? 6 : 0);
}
