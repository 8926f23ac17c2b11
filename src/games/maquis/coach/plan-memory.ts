import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { SIDES, TILES } from '../data/index.ts';
import { missionAt } from '../engine/mission-table.ts';
import { cardPlace } from '../engine/missions.ts';
import { tileIn, tileIsLaid } from '../engine/offers.ts';
import { FIELD_PLACES, type PlaceSet, placeOf, ROOM_PLACES } from '../engine/places.ts';
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
import { wider } from './moment-table.ts';
import { UNITS } from './value-net.ts';

/** For how many plans there is room at first, and with how many all are forgotten. */
const FIRST_ROOM_FOR = 64;
const MOST_PLANS = 1 << 12;
const KEYS = 5;

/** Where a weapon can come to hand during the action phase. */
const ARMED: PlaceSet = FIELD_PLACES | bitOf(placeOf('fence'));
const SECOND_HOME = TILES.findIndex(({ isHome }) => isHome);
export const ONE_WEAPON = some(kindOf('weapon'), 1);

/** Those of the workers who have a way home as the patrols stand. */
export function homecomers(position: Position, workers: PlaceSet): PlaceSet {
  let home = 0;
  for (let left = workers; left !== 0; left = withoutLowest(left)) {
    const place = lowestBit(left);
    if (hasWayHome(position, place)) home |= bitOf(place);
  }
  return home;
}

/** The cards from which somebody who stays there goes home when the day ends, past the patrols still out. */
export function cardsLeftToday(position: Position): PlaceSet {
  let cards = 0;
  if ((position[TRAITS] & STAYS) === 0) return cards;
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (position[INSIDE + exit] !== 1) continue;
    if (missionAt(position, exit).homeOn === position[DAY]) cards |= bitOf(cardPlace(exit));
  }
  return cards;
}

/**
 * The plans made for one turn. Within it a day is told from another by who stands where, who of them
 * can come home or carries a Fake ID, who was arrested, whether a shot was fired and whether anybody is
 * there to be shot; where a shot or a second safe house could still open a way, or somebody leaves a goal
 * card today, also by where the patrols stand. Two days alike in this end on the same board, however the
 * cards lay.
 *
 * Plans are numbered as they come and lie one after the other; a table of marks finds the number of a day
 * by its keys. A turn rarely has more than some hundred, so the memory begins small and grows.
 */
export class PlanMemory {
  /** How a plan ends: 0 goes on, or 1 win, 2 draw, 3 loss. */
  over = new Int8Array(FIRST_ROOM_FOR);
  /** The sum of the rows of the board it ends in: UNITS numbers a plan. */
  sums = new Int32Array(FIRST_ROOM_FOR * UNITS);
  #keys = new Int32Array(FIRST_ROOM_FOR * KEYS);
  /** The number of a plan, from 1, or 0; a plan's mark is sought from the place that its keys say. */
  #marks = new Int32Array(FIRST_ROOM_FOR * 2);
  #capacity = FIRST_ROOM_FOR;
  #known = 0;
  /** Where the mark belongs of the day last sought and not found. */
  #mark = 0;

  /** Forgets everything and keeps the room it had. */
  forget(): void {
    this.#marks.fill(0);
    this.#known = 0;
  }

  has(plan: number): boolean {
    return plan < this.#known;
  }

  /** Keeps the plan whose number `find` gave last, where there was none. */
  keep(plan: number): void {
    this.#marks[this.#mark] = plan + 1;
    this.#known++;
  }

  /** The number of the plan for such a day; where there is none yet, the one that it will have. */
  find(position: Position): number {
    if (this.#known > MOST_PLANS) this.forget();
    if (this.#known === this.#capacity) this.#grow();
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
    const keys = this.#keys;
    const marks = this.#marks;
    let mark = this.#markOf(one, home, three, four, five);
    for (let plan = marks[mark] - 1; plan >= 0; plan = marks[mark] - 1) {
      const at = plan * KEYS;
      const isIt =
        keys[at] === one &&
        keys[at + 1] === home &&
        keys[at + 2] === three &&
        keys[at + 3] === four &&
        keys[at + 4] === five;
      if (isIt) return plan;
      mark = (mark + 1) & (marks.length - 1);
    }
    this.#mark = mark;
    const at = this.#known * KEYS;
    keys[at] = one;
    keys[at + 1] = home;
    keys[at + 2] = three;
    keys[at + 3] = four;
    keys[at + 4] = five;
    return this.#known;
  }

  #markOf(one: number, two: number, three: number, four: number, five: number): number {
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(three + four * 31, 0x27d4eb2f);
    hash ^= Math.imul(five, 0x165667b1);
    return (hash ^ (hash >>> 13)) & (this.#marks.length - 1);
  }

  #grow(): void {
    this.#capacity *= 2;
    this.over = wider(new Int8Array(this.#capacity), this.over);
    this.sums = wider(new Int32Array(this.#capacity * UNITS), this.sums);
    this.#keys = wider(new Int32Array(this.#capacity * KEYS), this.#keys);
    this.#marks = new Int32Array(this.#capacity * 2);
    const keys = this.#keys;
    for (let plan = 0; plan < this.#known; plan++) {
      const at = plan * KEYS;
      let mark = this.#markOf(keys[at], keys[at + 1], keys[at + 2], keys[at + 3], keys[at + 4]);
      while (this.#marks[mark]) mark = (mark + 1) & (this.#marks.length - 1);
      this.#marks[mark] = plan + 1;
    }
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
  for (let left = workers & ROOM_PLACES; left !== 0; left = withoutLowest(left)) {
    if (tileIn(position, lowestBit(left)) === NO_TILE) return true;
  }
  return false;
}
