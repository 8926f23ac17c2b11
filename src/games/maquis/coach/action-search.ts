import { listMoves, moveBuffer } from '../engine/legal.ts';
import { makeMove } from '../engine/make-move.ts';
import type { Move } from '../engine/move.ts';
import {
  ACTION,
  copyInto,
  DECK_REPEATS,
  DISCARDED,
  DUSK,
  GOAL,
  LOOK,
  type MutablePosition,
  mutableCopy,
  OVER,
  PATROL,
  PHASE,
  PLACEMENT,
  type Position,
  REVEAL,
  SUCCESSES,
  TRAITS,
} from '../engine/position.ts';
import type { DayPlan } from './day-plan.ts';
import { unseenCards } from './features.ts';
import { endOf, utilityOf } from './utility.ts';
import type { ValueNet } from './value-net.ts';

type Chances = Parameters<typeof utilityOf>[0];

/** A move and the chances it leads to. */
interface Judged extends Chances {
  readonly move: Move;
}

/** How many moments are looked at before the rest is left to the plan. */
const MOST_MOMENTS = 20_000;

/** The parts of a position in which two moments of one day can differ. */
const FROM = 0;
const TO = GOAL;
const GOALS_FROM = SUCCESSES;
const GOALS_TO = DISCARDED;
/** Beside missions all that these can change, and the discard. */
const MISSIONS_TO = DECK_REPEATS;
/** A turn begins in one of these phases. */
const MORNING: readonly number[] = [PLACEMENT, LOOK, PATROL];

/**
 * The end of a day without chance, searched through: every order of the workers, every choice and
 * every shot, up to the start of the next turn, which the value judges. Moments that are reached on
 * two ways are looked at once.
 *
 *     act ── return ── act ── return ── … ── upkeep ──> value
 *      └─ any worker, any action    shots in between
 *
 * After {@link MOST_MOMENTS} new moments the plan judges what is left, so that a decision never takes
 * long.
 */
export class ActionSearch {
  /** How many moments were looked at since the last `forget`. */
  moments = 0;
  readonly #net: ValueNet;
  readonly #plan: DayPlan;
  readonly #known = new Map<number, Chances>();
  readonly #most: number;
  /** One for each step a search has been deep. */
  readonly #levels: { readonly draft: MutablePosition; readonly moves: Int32Array }[] = [];

  constructor(net: ValueNet, plan: DayPlan, most = MOST_MOMENTS) {
    this.#net = net;
    this.#plan = plan;
    this.#most = most;
  }

  forget(): void {
    this.#known.clear();
    this.moments = 0;
  }

  /** Judges every legal move in the action phase, on a way home, or at dusk; the best one first. */
  judgeMoves(position: Position): Judged[] {
    if (this.moments >= this.#most) this.forget();
    const moves = moveBuffer();
    const count = listMoves(position, moves);
    const next = mutableCopy(position);
    const judged: Judged[] = [];
    for (let n = 0; n < count; n++) {
      copyInto(next, position);
      makeMove(next, moves[n]);
      judged.push({ move: moves[n], ...this.#judge(next, 0) });
    }
    return judged.sort((a, b) => utilityOf(b) - utilityOf(a));
  }

  #judge(position: Position, level: number): Chances {
    const phase = position[PHASE];
    if (phase === OVER || MORNING.includes(phase)) return this.#nextMorning(position);
    const key = keyOf(position);
    const known = this.#known.get(key);
    if (known) return known;
    if (this.moments >= this.#most) return this.#planned(position);
    this.moments++;
    this.#levels[level] ??= { draft: mutableCopy(position), moves: moveBuffer() };
    const { draft, moves } = this.#levels[level];
    const count = listMoves(position, moves);
    let best: Chances | undefined;
    let win = 0;
    let draw = 0;
    for (let n = 0; n < count; n++) {
      copyInto(draft, position);
      makeMove(draft, moves[n]);
      const chances = this.#judge(draft, level + 1);
      win += chances.win / count;
      draw += chances.draw / count;
      if (!best || utilityOf(chances) > utilityOf(best)) best = chances;
    }
    // Which card is turned over is nobody's choice.
    const found = phase === REVEAL || !best ? { win, draw } : best;
    this.#known.set(key, found);
    return found;
  }

  #nextMorning(position: Position): Chances {
    if (position[PHASE] === OVER) {
      const result = endOf(position);
      return { win: result === 'win' ? 1 : 0, draw: result === 'draw' ? 1 : 0 };
    }
    this.#net.judge(this.#net.look(position), 0, unseenCards(position));
    return { win: this.#net.win, draw: this.#net.draw };
  }

  #planned(position: Position): Chances {
    const draft = mutableCopy(position);
    while (draft[PHASE] !== ACTION && draft[PHASE] !== DUSK) {
      const moves = moveBuffer();
      listMoves(draft, moves);
      makeMove(draft, moves[0]);
    }
    this.#plan.plan(draft);
    return { win: this.#plan.win, draw: this.#plan.draw };
  }
}

/** A number for a moment of the day; two moments share one in far less than one day of a million. */
function keyOf(position: Position): number {
  let one = 0x811c9dc5;
  let two = 0x9e3779b1;
  for (let cell = FROM; cell < TO; cell++) {
    one = Math.imul(one ^ position[cell], 0x01000193);
    two = Math.imul(two ^ (position[cell] + cell), 0x85ebca6b);
    two ^= two >>> 13;
  }
  const to = position[TRAITS] === 0 ? GOALS_TO : MISSIONS_TO;
  for (let cell = GOALS_FROM; cell < to; cell++) {
    one = Math.imul(one ^ position[cell], 0x01000193);
    two = Math.imul(two ^ (position[cell] + cell), 0x85ebca6b);
    two ^= two >>> 13;
  }
  one ^= one >>> 15;
  return (one >>> 0) * 0x200000 + ((two >>> 0) & 0x1fffff);
}
