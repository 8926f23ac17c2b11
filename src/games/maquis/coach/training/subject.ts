import { EVERY_GOAL } from '#games/maquis/data/index.ts';
import { goalSuccesses } from '#games/maquis/engine/mission-table.ts';
import type { Deal } from '#games/maquis/engine/new-game.ts';
import type { Position } from '#games/maquis/engine/position.ts';
import type { Below } from '#shared/random.ts';
import { BOXED_SIGNS, hasState, STATES, stateOf } from '../boxed/features.ts';
import { CARD_SIGNS, DAYS, FREE_SIGNS, TABLE_SIGNS } from '../features.ts';
import { ALL_STEPS, LEARNED, STEP_BASE, STEPS } from '../inputs.ts';
import type { Signs } from '../signs.ts';
import { UNITS, type Weights } from '../value-net.ts';
import { inventedBoxedStart, ordinaryBoxedStart } from './boxed-starts.ts';
import { inventedStart, ordinaryStart } from './starts.ts';

/** What is learned: the games of one kind of edition. */
export interface Subject {
  readonly signs: Signs;
  readonly ordinaryStart: (below: Below) => Position;
  readonly inventedStart: (below: Below) => Position;
  /** The edition that what was learned is tried out on. */
  readonly ruleset: NonNullable<Deal['ruleset']>;
}

const FREE: Subject = { signs: FREE_SIGNS, ordinaryStart, inventedStart, ruleset: 'pnp-1.1' };
const BOXED: Subject = {
  signs: BOXED_SIGNS,
  ordinaryStart: ordinaryBoxedStart,
  inventedStart: inventedBoxedStart,
  ruleset: 'second-edition',
};

export const subjectCalled = (isBoxed: boolean): Subject => (isBoxed ? BOXED : FREE);

/** A step of a goal of the free edition, and how much it counts. */
interface Like {
  readonly step: number;
  readonly share: number;
}

/** The steps that a state of a goal is like: of the same goal, or of every goal that is as far. */
function likeOf(goal: number, done: number): readonly Like[] {
  const own = LEARNED.goals.indexOf(EVERY_GOAL[goal].id as never);
  const goals = own < 0 ? LEARNED.goals.map((_, n) => n) : [own];
  return goals.map((n) => ({
    step: STEP_BASE[n] + Math.floor(done * (STEPS[n] - 1)),
    share: 1 / goals.length,
  }));
}

const spanOf = ({ spans }: Signs, answers: number): number => {
  const span = spans.find((one) => one.answers === answers);
  if (!span) throw new RangeError(`no sign has ${answers} answers`);
  return span.base;
};

/**
 * What the value of the free edition knows of any game of Maquis, as weights of the boxed ones: a goal
 * that is new to it is taken to be like those it knows that are as far. Learning goes quicker from there
 * than from nothing.
 */
export function heirOf(weights: Weights): Weights {
  const rows = new Int16Array(BOXED_SIGNS.rows * UNITS);
  const take = (from: number, to: number) => {
    const old = FREE_SIGNS.spans.at(from);
    const own = BOXED_SIGNS.spans.at(to);
    if (!old || !own || old.answers !== own.answers) throw new RangeError('the signs differ');
    const known = weights.rows.subarray(old.base * UNITS, (old.base + old.answers) * UNITS);
    rows.set(known, own.base * UNITS);
  };
  for (let n = 0; n < SHARED_SIGNS; n++) take(n, n);
  for (let n = 1; n <= CARD_SIGNS.length; n++) take(-n, -n);
  const add = (to: number, from: number, share: number) => {
    for (let unit = 0; unit < UNITS; unit++) {
      rows[to * UNITS + unit] += Math.round(share * weights.rows[from * UNITS + unit]);
    }
  };
  const steps = spanOf(FREE_SIGNS, ALL_STEPS);
  const stepsByTime = spanOf(FREE_SIGNS, ALL_STEPS * DAYS);
  const states = spanOf(BOXED_SIGNS, STATES);
  const statesByTime = spanOf(BOXED_SIGNS, STATES * DAYS);
  EVERY_GOAL.forEach((known, goal) => {
    const all = goalSuccesses(known);
    for (let n = 0; n <= all + 2; n++) {
      if (!hasState(goal, n)) continue;
      const state = stateOf(goal, n);
      for (const { step, share } of likeOf(goal, n > all ? 1 : n / Math.max(1, all + 1))) {
        add(states + state, steps + step, share);
        for (let left = 0; left < DAYS; left++) {
          add(statesByTime + state * DAYS + left, stepsByTime + step * DAYS + left, share);
        }
      }
    }
  });
  return { ...weights, rows };
}

/** How many signs stand at the head of both lists, of the free edition and of the boxed ones. */
const SHARED_SIGNS = TABLE_SIGNS.length;
