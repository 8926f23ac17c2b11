import { ACTIONS, GOALS, LOCATION_IDS, type Resource, SIDES, TILES } from '../data/index.ts';
import {
  actionObstacle,
  actionsAt,
  targetsOf,
  tileIn,
  tileIsLaid,
  wordOf,
} from '../engine/action.ts';
import { actMove, type Move, RETURN, shootMove, UPKEEP } from '../engine/move.ts';
import {
  EXIT_PLACES,
  FIELD_PLACES,
  first,
  has,
  only,
  type Place,
  type PlaceSet,
  placeOf,
  ROOM_PLACES,
  rest,
} from '../engine/places.ts';
import { makeMove } from '../engine/play.ts';
import {
  ACTION,
  ARRESTED,
  AT_HOME,
  COMPLETE,
  copyInto,
  type Draft,
  DUSK,
  draftOf,
  GOAL,
  HAND,
  MORALE,
  NO_TILE,
  OVER,
  PHASE,
  POLICE,
  type Position,
  SHOT,
  SOLDIER_PAWNS,
  SUCCESSES,
  WORKERS,
} from '../engine/position.ts';
import { hasWayHome } from '../engine/return-home.ts';
import { mayShoot } from '../engine/shooting.ts';
import { contains, kindOf, type Stock, some, stockOf } from '../engine/stock.ts';
import { resultOf } from '../engine/upkeep.ts';
import { unseenCards } from './signs.ts';
import { UNITS, type ValueNet } from './value-net.ts';
import { DRAW_WORTH } from './worth.ts';

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

const RADIOS = LOCATION_IDS.reduce(
  (set, id, place) => (id.startsWith('radio') ? set | only(place) : set),
  0,
);

/** Where a weapon can come to hand during the action phase. */
const ARMED: PlaceSet = FIELD_PLACES | only(placeOf('fence'));

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

/** Goods that are good for nothing but a goal, and which goal steps still to come cost them. */
const FOR_GOALS_ONLY: readonly Resource[] = ['intel', 'explosives'];
const ONLY_FOR_GOALS: readonly Stock[] = FOR_GOALS_ONLY.map((kind) => some(kindOf(kind), 1));
const COSTS: readonly Stock[] = GOALS.map((goal) =>
  goal.successes.reduce((sum, { cost }) => {
    let stock = sum;
    ONLY_FOR_GOALS.forEach((one) => {
      if (contains(stockOf(cost), one)) stock |= one;
    });
    return stock;
  }, 0),
);
/** The goods an action or a tile is about that only goals want. */
const MAKES: readonly Stock[] = ACTIONS.map(({ gain }) =>
  ONLY_FOR_GOALS.reduce((stock, one) => (contains(stockOf(gain), one) ? stock | one : stock), 0),
);
const TILE_MAKES: readonly Stock[] = TILES.map(({ actions }) =>
  actions.reduce((stock, action) => stock | MAKES[ACTIONS.indexOf(action)], 0),
);
const SECOND_HOME = TILES.findIndex(({ isHome }) => isHome);
const NEEDS_SHOTS: readonly boolean[] = GOALS.map(({ soldiers }) => soldiers !== undefined);
const ONE_WEAPON = some(kindOf('weapon'), 1);

const LEVELS = 14;
const SLOTS = 1 << 13;
const KEYS = 4;

/**
 * The rest of a turn once everybody is placed. No chance is left in it, so it is planned: who acts
 * when, does what, and whether a shot opens a way home. Here the order is fixed (what brings goods
 * before what costs them, the radios last, those who will not come home after the others) and only
 * sensible choices are weighed; each ends at the start of the next turn, which the value judges.
 *
 * Within one turn most deals end in a day that was planned before: what matters is who stands where
 * and who can come home. Such plans are remembered with the board they end in.
 */
export class DayPlan {
  win = 0;
  draw = 0;
  /** The moves of the best plan, upkeep included, after `plan`. */
  moves: Move[] = [];

  readonly #net: ValueNet;
  readonly #levels: Draft[] = Array.from({ length: LEVELS }, () => new Int32Array(64));
  readonly #played: Move[] = [];
  readonly #keys = new Int32Array(SLOTS * KEYS);
  readonly #age = new Int32Array(SLOTS);
  readonly #over = new Int8Array(SLOTS);
  readonly #sums = new Int32Array(SLOTS * UNITS);
  #now = 1;
  #known = 0;
  #best = 0;
  #bestWin = 0;
  #bestDraw = 0;
  #bestOver = 0;
  readonly #bestSum = new Int32Array(UNITS);
  #records = false;
  #noise: (() => number) | undefined;
  #wants: Stock = 0;
  #shotsCount = false;

  constructor(net: ValueNet, like: Position) {
    this.#net = net;
    this.#levels = Array.from({ length: LEVELS }, () => draftOf(like));
  }

  /** Forgets what was planned; needed before another turn. */
  forget(): void {
    this.#now++;
    this.#known = 0;
  }

  /** Plans the day from the moment all are placed and writes the chances to `win` and `draw`. */
  judge(position: Position): void {
    const slot = this.#find(position);
    if (this.#age[slot] !== this.#now) {
      this.#search(position);
      this.#age[slot] = this.#now;
      this.#known++;
      this.#over[slot] = this.#bestOver;
      this.#sums.set(this.#bestSum, slot * UNITS);
    }
    const over = this.#over[slot];
    if (over) {
      this.win = over === 1 ? 1 : 0;
      this.draw = over === 2 ? 1 : 0;
      return;
    }
    this.#net.judge(this.#sums, slot * UNITS, unseenCards(position));
    this.win = this.#net.win;
    this.draw = this.#net.draw;
  }

  /**
   * The same with the moves that do it.
   *
   * @param noise added to the worth of each end, to try what is not thought best
   */
  plan(position: Position, noise?: () => number): void {
    this.#records = true;
    this.#noise = noise;
    this.#search(position);
    this.#records = false;
    this.#noise = undefined;
    this.win = this.#bestWin;
    this.draw = this.#bestDraw;
  }

  #search(position: Position): void {
    this.#best = -10;
    this.#played.length = 0;
    this.#wants = wantedForGoals(position);
    this.#shotsCount = shotsAreWanted(position);
    const draft = this.#levels[0];
    copyInto(draft, position);
    draft[PHASE] = draft[WORKERS] === 0 ? DUSK : ACTION;
    this.#descend(0, false);
  }

  #descend(level: number, shotWeighed: boolean): void {
    const draft = this.#levels[level];
    const todo = draft[WORKERS];
    if (todo === 0) {
      this.#end(level);
      return;
    }
    if (!shotWeighed && mayShoot(draft)) {
      this.#weighShots(level, todo);
      this.#descend(level, true);
      return;
    }
    const place = this.#nextWorker(draft, todo);
    const home = hasWayHome(draft, place);
    let tried = 0;
    let free = false;
    for (const action of actionsAt(draft, place)) {
      if (action === 0 || !this.#isSensible(draft, place, action, home)) continue;
      let targets = targetsOf(draft, action);
      if (DROPS[action]) targets &= -targets;
      for (let left = targets; left !== 0; left = rest(left)) {
        const target = first(left);
        if (FURNISHES[action] && TILE_MAKES[target] & ~this.#wants) continue;
        this.#try(level, actMove(place, wordOf(action), target), shotWeighed);
        tried++;
      }
      if (FREE[action]) free = true;
    }
    if (tried === 0 || !free) this.#try(level, actMove(place, 0, 31), shotWeighed);
  }

  #isSensible(draft: Draft, place: Place, action: number, home: boolean): boolean {
    if (!home && !KEPT[action]) return false;
    if (MAKES[action] & ~this.#wants) return false;
    if (RAISES[action] && draft[MORALE] === 7) return false;
    return actionObstacle(draft, place, action) === 'none';
  }

  #try(level: number, move: Move, shotWeighed: boolean): void {
    const next = this.#levels[level + 1];
    copyInto(next, this.#levels[level]);
    makeMove(next, move);
    makeMove(next, RETURN);
    this.#played.push(move, RETURN);
    // A weapon may only now have come to hand.
    const armed =
      shotWeighed && next[SHOT] === 0 && !contains(this.#levels[level][HAND], ONE_WEAPON);
    this.#descend(level + 1, shotWeighed && !(armed && mayShoot(next)));
    this.#played.length -= 2;
  }

  /** Tries each shot that changes who comes home; any shot at all where shots are what is wanted. */
  #weighShots(level: number, todo: PlaceSet): void {
    const draft = this.#levels[level];
    const before = this.#homecomers(draft, todo);
    if (before === todo && !this.#shotsCount) return;
    let seen = '';
    for (let left = draft[POLICE]; left !== 0; left = rest(left)) {
      const target = first(left);
      draft[POLICE] &= ~only(target);
      const after = this.#homecomers(draft, todo);
      draft[POLICE] |= only(target);
      if (after === before && !this.#shotsCount) continue;
      const mark = `${after};`;
      if (seen.includes(mark)) continue;
      seen += mark;
      const next = this.#levels[level + 1];
      copyInto(next, draft);
      makeMove(next, shootMove(target));
      this.#played.push(shootMove(target));
      this.#descend(level + 1, true);
      this.#played.length--;
    }
  }

  #homecomers(draft: Draft, todo: PlaceSet): PlaceSet {
    let home = 0;
    for (let left = todo; left !== 0; left = rest(left)) {
      const place = first(left);
      if (hasWayHome(draft, place)) home |= only(place);
    }
    return home;
  }

  #nextWorker(draft: Draft, todo: PlaceSet): Place {
    const home = this.#homecomers(draft, todo);
    const group = home || todo;
    // News from the radio may be what a goal waits for.
    if (this.#wants && group & RADIOS && todo & EXIT_PLACES) {
      const others = group & ~(RADIOS | EXIT_PLACES | ROOM_PLACES);
      if (!(others & ~LATE)) return first(group & RADIOS);
    }
    for (const place of ORDER) if (has(group, place)) return place;
    return first(group);
  }

  #end(level: number): void {
    const draft = this.#levels[level + 1];
    copyInto(draft, this.#levels[level]);
    draft[PHASE] = DUSK;
    makeMove(draft, UPKEEP);
    let win = 0;
    let drawn = 0;
    let over = 0;
    let sum: Int32Array | undefined;
    if (draft[PHASE] === OVER) {
      const result = resultOf(draft);
      win = result === 'win' ? 1 : 0;
      drawn = result === 'draw' ? 1 : 0;
      over = win ? 1 : drawn ? 2 : 3;
    } else {
      sum = this.#net.look(draft);
      this.#net.judge(sum, 0, unseenCards(draft));
      win = this.#net.win;
      drawn = this.#net.draw;
    }
    const worth = win + DRAW_WORTH * drawn + (this.#noise ? this.#noise() : 0);
    if (worth <= this.#best) return;
    this.#best = worth;
    this.#bestWin = win;
    this.#bestDraw = drawn;
    this.#bestOver = over;
    if (sum) this.#bestSum.set(sum);
    if (this.#records) this.moves = [...this.#played, UPKEEP];
  }

  /** The slot where the plan for such a day is or belongs. */
  #find(position: Position): number {
    if (this.#known > SLOTS / 2) this.forget();
    const workers = position[WORKERS];
    const home = this.#homecomers(position as Draft, workers);
    const all =
      (home !== workers || shotsAreWanted(position)) &&
      (contains(position[HAND], ONE_WEAPON) ||
        (workers & ARMED) !== 0 ||
        (!tileIsLaid(position, SECOND_HOME) && mayFurnish(position, workers)));
    const one =
      workers | (position[SHOT] << 19) | (position[AT_HOME] << 20) | (position[ARRESTED] << 23);
    const two = home;
    const three = all ? position[POLICE] : 0;
    const four = all ? position[SOLDIER_PAWNS] | (1 << 20) : 0;
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(three + four * 31, 0x27d4eb2f);
    let slot = (hash ^ (hash >>> 13)) & (SLOTS - 1);
    const keys = this.#keys;
    while (this.#age[slot] === this.#now) {
      const at = slot * KEYS;
      if (
        keys[at] === one &&
        keys[at + 1] === two &&
        keys[at + 2] === three &&
        keys[at + 3] === four
      )
        return slot;
      slot = (slot + 1) & (SLOTS - 1);
    }
    const at = slot * KEYS;
    keys[at] = one;
    keys[at + 1] = two;
    keys[at + 2] = three;
    keys[at + 3] = four;
    return slot;
  }
}

/** Those who act after a goal that waits for news. */
const LATE: PlaceSet = only(placeOf('poor-district')) | only(placeOf('cafe'));

const mayFurnish = (position: Position, workers: PlaceSet): boolean => {
  for (let left = workers & ROOM_PLACES; left !== 0; left = rest(left)) {
    if (tileIn(position, first(left)) === NO_TILE) return true;
  }
  return false;
};

function wantedForGoals(position: Position): Stock {
  let wanted = 0;
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (position[COMPLETE + exit]) continue;
    const goal = position[GOAL + exit];
    if (position[SUCCESSES + exit] < GOALS[goal].successes.length) wanted |= COSTS[goal];
  }
  return wanted;
}

function shotsAreWanted(position: Position): boolean {
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (!position[COMPLETE + exit] && NEEDS_SHOTS[position[GOAL + exit]]) return true;
  }
  return false;
}
