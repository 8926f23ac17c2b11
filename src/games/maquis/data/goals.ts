import { frozen } from '#shared/frozen.ts';
import type { Goods } from './resources.ts';
import type { RuleId } from './rules.ts';
import type { Basis } from './sources.ts';

/** The six goals, in the order of the record. */
export const GOAL_IDS = [
  'underground-newspaper',
  'destroy-the-train',
  'sabotage',
  'aid-the-spy',
  'assassination',
  'liberate-the-town',
] as const;

export type GoalId = (typeof GOAL_IDS)[number];

/** One success circle and what marking it costs. */
export interface Success {
  readonly cost: Goods;
  /** The number in the circle where successes must be scored in order. */
  readonly circle?: 1 | 2;
}

export interface Goal {
  readonly id: GoalId;
  /** With the optional distribution one goal is drawn from each group. Basis: text. */
  readonly group: 'a' | 'b';
  /** Success circles, in the order they are marked. Empty: the goal has no place of action. */
  readonly successes: readonly Success[];
  /** May only be worked on while the marker stands on a train space. */
  readonly needsTrain?: true;
  /** Completes when the soldier track reaches this step, and only after the other goal. */
  readonly soldiers?: number;
  /** Completes when the marker reaches the last space with this much in hand. */
  readonly atTheEnd?: { readonly hand: Goods; readonly morale: number };
  readonly rule: RuleId;
  /** How sure the numbers are; that the goal exists is text for all six. */
  readonly basis: Basis;
}

const SUCCESS = (cost: Goods, circle?: 1 | 2): Success => (circle ? { cost, circle } : { cost });

export const GOALS: readonly Goal[] = frozen([
  {
    id: 'underground-newspaper',
    group: 'a',
    successes: [SUCCESS({ intel: 2 }), SUCCESS({ intel: 2 }), SUCCESS({ intel: 2 })],
    rule: 'maquis.goal-underground-newspaper',
    basis: 'pictures',
  },
  {
    id: 'destroy-the-train',
    group: 'a',
    successes: [SUCCESS({ explosives: 3 })],
    needsTrain: true,
    rule: 'maquis.goal-destroy-the-train',
    basis: 'pictures',
  },
  {
    id: 'sabotage',
    group: 'a',
    successes: [SUCCESS({}, 1), SUCCESS({}, 1), SUCCESS({ explosives: 1 }, 2)],
    rule: 'maquis.goal-sabotage',
    basis: 'later',
  },
  {
    id: 'aid-the-spy',
    group: 'b',
    successes: [SUCCESS({ weapon: 2 }, 1), SUCCESS({ money: 1, food: 2 }, 2)],
    rule: 'maquis.goal-aid-the-spy',
    basis: 'pictures',
  },
  {
    id: 'assassination',
    group: 'b',
    successes: [],
    soldiers: 5,
    rule: 'maquis.goal-assassination',
    basis: 'ruling',
  },
  {
    id: 'liberate-the-town',
    group: 'b',
    successes: [],
    atTheEnd: { hand: { weapon: 3 }, morale: 4 },
    rule: 'maquis.goal-liberate-the-town',
    basis: 'later',
  },
]);
