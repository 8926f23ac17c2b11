import { SIDES, TILES } from '../data/index.ts';
import { missionAt } from '../engine/mission-table.ts';
import { cardPlace } from '../engine/missions.ts';
import { tileIn, tileIsLaid } from '../engine/offers.ts';
import {
  FIELD_PLACES,
  first,
  only,
  type PlaceSet,
  placeOf,
  ROOM_PLACES,
  rest,
} from '../engine/places.ts';
import {
  ARRESTED,
  AT_HOME,
  DAY,
  DESTROYED,
  FAKE_IDS,
  HAND,
  INSIDE,
  MORALE,
  NO_TILE,
  POLICE,
  type Position,
  SHOT,
  SHUT,
  SOLDIER_PAWNS,
  STAYS,
  TRAITS,
  WORKERS,
} from '../engine/position.ts';
import { hasWayHome } from '../engine/return-home.ts';
import { contains, kindOf, some } from '../engine/stock.ts';
import { UNITS } from './value-net.ts';

const SLOTS = 1 << 13;
const KEYS = 5;

/** Where a weapon can come to hand during the action phase. */
const ARMED: PlaceSet = FIELD_PLACES | only(placeOf('fence'));
const SECOND_HOME = TILES.findIndex(({ isHome }) => isHome);
export const ONE_WEAPON = some(kindOf('weapon'), 1);

/** Those of the workers who have a way home as the patrols stand. */
export function homecomers(position: Position, workers: PlaceSet): PlaceSet {
  let home = 0;
  for (let left = workers; left !== 0; left = rest(left)) {
    const place = first(left);
    if (hasWayHome(position, place)) home |= only(place);
  }
  return home;
}

/** The cards from which somebody who stays there goes home when the day ends, past the patrols still out. */
export function cardsLeftToday(position: Position): PlaceSet {
  let cards = 0;
  if ((position[TRAITS] & STAYS) === 0) return cards;
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (position[INSIDE + exit] !== 1) continue;
    if (missionAt(position, exit).homeOn === position[DAY]) cards |= only(cardPlace(exit));
  }
  return cards;
}

/**
 * The plans made for one turn. Within it a day is told from another by who stands where, who of them
 * can come home or carries a Fake ID, who was arrested, whether a shot was fired and whether anybody is
 * there to be shot; where a shot or a second safe house could still open a way, or somebody leaves a goal
 * card today, also by where the patrols stand. Two days alike in this end on the same board, however the
 * cards lay.
 */
export class PlanMemory {
  /** How the plan in a slot ends: 0 goes on, or 1 win, 2 draw, 3 loss. */
  readonly over = new Int8Array(SLOTS);
  /** The sum of the rows of the board it ends in: UNITS numbers a slot. */
  readonly sums = new Int32Array(SLOTS * UNITS);
  readonly #keys = new Int32Array(SLOTS * KEYS);
  readonly #age = new Int32Array(SLOTS);
  #now = 1;
  #known = 0;

  /** Forgets everything. */
  forget(): void {
    this.#now++;
    this.#known = 0;
  }

  has(slot: number): boolean {
    return this.#age[slot] === this.#now;
  }

  /** Marks a slot that `find` gave as filled. */
  fill(slot: number): void {
    this.#age[slot] = this.#now;
    this.#known++;
  }

  /** The slot where the plan for such a day is or belongs. */
  find(position: Position): number {
    if (this.#known > SLOTS / 2) this.forget();
    const workers = position[WORKERS];
    const home = homecomers(position, workers);
    const isOpen = waysMayOpen(position, workers, home) || cardsLeftToday(position) !== 0;
    const one =
      workers |
      (position[SHOT] << 19) |
      (position[AT_HOME] << 20) |
      (position[ARRESTED] << 23) |
      (position[MORALE] << 26);
    const three = isOpen ? position[POLICE] : position[POLICE] ? 1 : 0;
    const four = isOpen ? position[SOLDIER_PAWNS] | (1 << 20) : 0;
    const five = position[FAKE_IDS];
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(home + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(three + four * 31, 0x27d4eb2f);
    hash ^= Math.imul(five, 0x165667b1);
    let slot = (hash ^ (hash >>> 13)) & (SLOTS - 1);
    const keys = this.#keys;
    for (; this.has(slot); slot = (slot + 1) & (SLOTS - 1)) {
      const at = slot * KEYS;
      const isIt =
        keys[at] === one &&
        keys[at + 1] === home &&
        keys[at + 2] === three &&
        keys[at + 3] === four &&
        keys[at + 4] === five;
      if (isIt) return slot;
    }
    const at = slot * KEYS;
    keys[at] = one;
    keys[at + 1] = home;
    keys[at + 2] = three;
    keys[at + 3] = four;
    keys[at + 4] = five;
    return slot;
  }
}

/** Whether what stands in the way of somebody may be gone before the day ends. */
function waysMayOpen(position: Position, workers: PlaceSet, home: PlaceSet): boolean {
  if (home === workers) return false;
  // A road that is only closed for the day may open before it ends.
  if (position[SHUT] !== position[DESTROYED]) return true;
  if (contains(position[HAND], ONE_WEAPON) || (workers & ARMED) !== 0) return true;
  return !tileIsLaid(position, SECOND_HOME) && mayFurnish(position, workers);
}

function mayFurnish(position: Position, workers: PlaceSet): boolean {
  for (let left = workers & ROOM_PLACES; left !== 0; left = rest(left)) {
    if (tileIn(position, first(left)) === NO_TILE) return true;
  }
  return false;
}
