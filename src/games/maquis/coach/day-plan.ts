import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { EVERY_GOAL, SIDES } from '../data/index.ts';
import { moveBuffer } from '../engine/legal.ts';
import { makeMove } from '../engine/make-move.ts';
import { type Move, RETURN, shootMove, UPKEEP } from '../engine/move.ts';
import type { PlaceSet } from '../engine/places.ts';
import {
  ACTION,
  BRIDGE_DUE,
  COMPLETE,
  copyInto,
  DUSK,
  GOAL,
  HAND,
  type MutablePosition,
  mutableCopy,
  OVER,
  PHASE,
  POLICE,
  type Position,
  RETURNING,
  SHOT,
  SHOTS_BETWEEN_ACTIONS,
  TRAITS,
  WORKERS,
} from '../engine/position.ts';
import { mayShoot } from '../engine/shooting.ts';
import { contains, type Stock } from '../engine/stock.ts';
import { unseenCards } from './features.ts';
import { missionMove } from './mission-move.ts';
import { cardsLeftToday, homecomers, ONE_WEAPON, PlanMemory } from './plan-memory.ts';
import { sensibleActs, wantedForGoals } from './sensible-acts.ts';
import { DRAW_UTILITY, endOf } from './utility.ts';
import { UNITS, type ValueNet } from './value-net.ts';

const LEVELS = 14;

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
  readonly #memory = new PlanMemory();
  readonly #levels: readonly { readonly draft: MutablePosition; readonly moves: Int32Array }[];
  readonly #played: Move[] = [];
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
    this.#levels = Array.from({ length: LEVELS }, () => ({
      draft: mutableCopy(like),
      moves: moveBuffer(),
    }));
  }

  /** Forgets what was planned; needed before another turn. */
  forget(): void {
    this.#memory.forget();
  }

  /** Plans the day from the moment all are placed and writes the chances to `win` and `draw`. */
  judge(position: Position): void {
    const memory = this.#memory;
    const plan = memory.find(position);
    if (!memory.has(plan)) {
      this.#search(position);
      memory.keep(plan);
      memory.over[plan] = this.#bestOver;
      memory.sums.set(this.#bestSum, plan * UNITS);
    }
    const over = memory.over[plan];
    if (over) {
      this.win = over === 1 ? 1 : 0;
      this.draw = over === 2 ? 1 : 0;
      return;
    }
    this.#net.judge(memory.sums, plan * UNITS, unseenCards(position));
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
    const { draft } = this.#levels[0];
    copyInto(draft, position);
    draft[PHASE] = draft[WORKERS] === 0 ? DUSK : ACTION;
    this.#descend(0, false);
  }

  #descend(level: number, shotWeighed: boolean): void {
    const { draft, moves } = this.#levels[level];
    const todo = draft[WORKERS];
    if (todo === 0) {
      this.#lastShot(level);
      this.#end(level);
      return;
    }
    if (!shotWeighed && mayShoot(draft)) {
      this.#weighShots(level, todo);
      this.#descend(level, true);
      return;
    }
    if (withoutLowest(todo) === 0) this.#shootBeforeLast(level);
    const home = homecomers(draft, todo);
    const count = sensibleActs(draft, home, todo, this.#wants, moves);
    for (let n = 0; n < count; n++) this.#try(level, moves[n], shotWeighed);
  }

  #try(level: number, move: Move, shotWeighed: boolean): void {
    const now = this.#levels[level].draft;
    const next = this.#levels[level + 1].draft;
    copyInto(next, now);
    const before = this.#played.length;
    makeMove(next, move);
    // Without missions nothing comes between an act and the way home.
    if (next[TRAITS] === 0) {
      makeMove(next, RETURN);
      this.#played.push(move, RETURN);
    } else {
      this.#played.push(move);
      this.#bringHome(next);
    }
    // A weapon may only now have come to hand.
    const armed = shotWeighed && next[SHOT] === 0 && !contains(now[HAND], ONE_WEAPON);
    this.#descend(level + 1, shotWeighed && !(armed && mayShoot(next)));
    this.#played.length = before;
  }

  /** What follows an act before the next worker: what only boxed missions ask, and the way home. */
  #bringHome(draft: MutablePosition): void {
    for (;;) {
      const move = draft[PHASE] === RETURNING ? RETURN : missionMove(draft);
      if (move === undefined) return;
      makeMove(draft, move);
      this.#played.push(move);
    }
  }

  /**
   * A shot for its own sake is best fired when everybody is back: the morale it costs may only have
   * been won during the day.
   */
  #lastShot(level: number): void {
    const { draft } = this.#levels[level];
    if (!this.#shotsCount || !mayShoot(draft)) return;
    const next = this.#levels[level + 1].draft;
    const shot = shootMove(lowestBit(draft[POLICE]));
    copyInto(next, draft);
    makeMove(next, shot);
    this.#played.push(shot);
    this.#end(level + 1);
    this.#played.length--;
  }

  /** The same where nobody may be shot any more once everybody is back. */
  #shootBeforeLast(level: number): void {
    const { draft } = this.#levels[level];
    if (!this.#shotsCount || (draft[TRAITS] & SHOTS_BETWEEN_ACTIONS) === 0) return;
    if (!mayShoot(draft)) return;
    const shot = shootMove(lowestBit(draft[POLICE]));
    const next = this.#levels[level + 1].draft;
    copyInto(next, draft);
    makeMove(next, shot);
    this.#played.push(shot);
    this.#descend(level + 1, true);
    this.#played.length--;
  }

  /** Tries each shot that changes who comes home. */
  #weighShots(level: number, todo: PlaceSet): void {
    const { draft } = this.#levels[level];
    const those = todo | cardsLeftToday(draft);
    const before = homecomers(draft, those);
    if (before === those) return;
    let seen = '';
    for (let left = draft[POLICE]; left !== 0; left = withoutLowest(left)) {
      const target = lowestBit(left);
      draft[POLICE] &= ~bitOf(target);
      const after = homecomers(draft, those);
      draft[POLICE] |= bitOf(target);
      if (after === before) continue;
      const mark = `${after};`;
      if (seen.includes(mark)) continue;
      seen += mark;
      const next = this.#levels[level + 1].draft;
      copyInto(next, draft);
      makeMove(next, shootMove(target));
      this.#played.push(shootMove(target));
      this.#descend(level + 1, true);
      this.#played.length--;
    }
  }

  #end(level: number): void {
    const { draft } = this.#levels[level + 1];
    copyInto(draft, this.#levels[level].draft);
    const bridge = draft[BRIDGE_DUE] === 0 ? undefined : missionMove(draft);
    if (bridge !== undefined) makeMove(draft, bridge);
    draft[PHASE] = DUSK;
    makeMove(draft, UPKEEP);
    let win = 0;
    let drawn = 0;
    let over = 0;
    let sum: Int32Array | undefined;
    if (draft[PHASE] === OVER) {
      const result = endOf(draft);
      win = result === 'win' ? 1 : 0;
      drawn = result === 'draw' ? 1 : 0;
      over = win ? 1 : drawn ? 2 : 3;
    } else {
      sum = this.#net.look(draft);
      this.#net.judge(sum, 0, unseenCards(draft));
      win = this.#net.win;
      drawn = this.#net.draw;
    }
    const worth = win + DRAW_UTILITY * drawn + (this.#noise ? this.#noise() : 0);
    if (worth <= this.#best) return;
    this.#best = worth;
    this.#bestWin = win;
    this.#bestDraw = drawn;
    this.#bestOver = over;
    if (sum) this.#bestSum.set(sum);
    if (!this.#records) return;
    this.moves = [...this.#played, ...(bridge === undefined ? [] : [bridge]), UPKEEP];
  }
}

const NEEDS_SHOTS: readonly boolean[] = EVERY_GOAL.map(({ soldiers }) => soldiers !== undefined);

/** Whether a goal not yet complete wants policemen shot. */
function shotsAreWanted(position: Position): boolean {
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (!position[COMPLETE + exit] && NEEDS_SHOTS[position[GOAL + exit]]) return true;
  }
  return false;
}
