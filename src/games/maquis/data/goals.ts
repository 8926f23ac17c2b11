import { frozen } from '#shared/frozen.ts';
import { BOXED_GOALS } from './boxed-goals.ts';
import type { Goal, Success } from './goal.ts';
import type { Goods } from './pieces.ts';

const SUCCESS = (cost: Goods, circle?: 1 | 2): Success => (circle ? { cost, circle } : { cost });

export const GOALS: readonly Goal[] = frozen([
  {
    id: 'underground-newspaper',
    stars: 1,
    group: 'a',
    hasPlace: true,
    successes: [SUCCESS({ intel: 2 }), SUCCESS({ intel: 2 }), SUCCESS({ intel: 2 })],
    rule: 'maquis.goal-underground-newspaper',
    basis: 'pictures',
  },
  {
    id: 'destroy-the-train',
    stars: 2,
    group: 'a',
    hasPlace: true,
    successes: [SUCCESS({ explosives: 3 })],
    needsTrain: true,
    rule: 'maquis.goal-destroy-the-train',
    basis: 'pictures',
  },
  {
    id: 'sabotage',
    stars: 1,
    group: 'a',
    hasPlace: true,
    successes: [SUCCESS({}, 1), SUCCESS({}, 1), SUCCESS({ explosives: 1 }, 2)],
    rule: 'maquis.goal-sabotage',
    basis: 'later',
  },
  {
    id: 'aid-the-spy',
    stars: 2,
    group: 'b',
    hasPlace: true,
    successes: [SUCCESS({ weapon: 2 }, 1), SUCCESS({ money: 1, food: 2 }, 2)],
    rule: 'maquis.goal-aid-the-spy',
    basis: 'pictures',
  },
  {
    id: 'assassination',
    stars: 2,
    group: 'b',
    hasPlace: false,
    successes: [],
    soldiers: 5,
    rule: 'maquis.goal-assassination',
    basis: 'ruling',
  },
  {
    id: 'liberate-the-town',
    stars: 2,
    group: 'b',
    hasPlace: false,
    successes: [],
    atTheEnd: { hand: { weapon: 3 }, morale: 4 },
    rule: 'maquis.goal-liberate-the-town',
    basis: 'later',
  },
]);

/** Those of all editions; a goal's index here is its number in the engine. */
export const EVERY_GOAL: readonly Goal[] = frozen([...GOALS, ...BOXED_GOALS]);

/** The goal of that id; nothing where no edition has one. */
export const goalCalled = (id: string): Goal | undefined =>
  EVERY_GOAL.find((goal) => goal.id === id);

/** Whether there is a major success of a goal beside the plain one. */
export const canBeMajor = ({ successes, guns, distraction }: Goal): boolean =>
  guns !== undefined ||
  [distraction, ...successes].some((step) => step?.major ?? step?.otherwise?.major);
