import { frozen } from '#shared/frozen.ts';
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

/*
 * The missions that only the boxed editions have. The numbers are those of the cards of the second
 * edition and of an implementation made with them at hand; how far the first box agrees is known for
 * most of them, and the three-star missions exist in the second edition only.
 */

/** The spaces of the turn marker up to a day, START among them. */
const upTo = (day: number): readonly number[] => Array.from({ length: day + 1 }, (_, n) => n);

/** The same in all modes. */
const PARADE_DAYS = [3, 6, 9, 12, 14];

const BOXED = { basis: 'later' } as const;

const BOXED_GOALS: readonly Goal[] = frozen<Goal[]>([
  {
    ...BOXED,
    id: 'milice-parade-day',
    rule: 'maquis.goal-milice-parade-day',
    stars: 0,
    hasPlace: true,
    successes: [
      { cost: { weapon: 1 }, at: ['rue-baradat'], days: PARADE_DAYS, arrests: true, morale: 1 },
    ],
    closesRoad: { between: ['rue-baradat', 'fence'], days: PARADE_DAYS },
  },
  {
    ...BOXED,
    id: 'officers-mansion',
    rule: 'maquis.goal-officers-mansion',
    stars: 0,
    hasPlace: true,
    visits: ['rue-baradat', 'pont-leveque', 'pont-du-nord'],
    successes: [{ cost: {} }],
  },
  {
    ...BOXED,
    id: 'infiltration',
    rule: 'maquis.goal-infiltration',
    stars: 1,
    hasPlace: true,
    successes: [
      { cost: { intel: 2 }, circle: 1, stays: { as: 'mole', looks: true } },
      { cost: { weapon: 1, explosives: 1 }, circle: 2, fetches: true },
    ],
  },
  {
    ...BOXED,
    id: 'german-shepherds',
    rule: 'maquis.goal-german-shepherds',
    stars: 1,
    hasPlace: true,
    successes: [
      { cost: { medicine: 1, food: 1 } },
      { cost: { medicine: 1, food: 1 } },
      { cost: { medicine: 1, food: 1 } },
    ],
    forbidsShots: true,
  },
  {
    ...BOXED,
    id: 'double-agent',
    rule: 'maquis.goal-double-agent',
    stars: 1,
    hasPlace: true,
    visits: ['pont-leveque', 'doctor', 'radio-a', 'rue-baradat', 'poor-district', 'pont-du-nord'],
    target: true,
    costsWorker: true,
    successes: [],
  },
  {
    ...BOXED,
    id: 'coded-messages',
    rule: 'maquis.goal-coded-messages',
    stars: 2,
    hasPlace: true,
    successes: [
      {
        cost: { money: 1, food: 1, weapon: 1 },
        days: upTo(6),
        stays: { as: 'cryptographer', homeOn: 10, carriesOn: true },
      },
    ],
  },
  {
    ...BOXED,
    id: 'take-out-the-bridges',
    rule: 'maquis.goal-take-out-the-bridges',
    stars: 2,
    hasPlace: false,
    bridges: ['poor-district', 'pont-du-nord'],
    successes: [
      { cost: { explosives: 2 }, at: ['black-market'], destroysBridge: true },
      { cost: { explosives: 2 }, at: ['black-market'], destroysBridge: true },
    ],
  },
  {
    ...BOXED,
    id: 'bomb-for-the-officer',
    rule: 'maquis.goal-bomb-for-the-officer',
    stars: 2,
    hasPlace: true,
    successes: [{ cost: { weapon: 1, explosives: 1 }, leastMorale: 5 }],
    closesPlaces: ['field-east', 'spare-room-south-east'],
  },
  {
    ...BOXED,
    id: 'milice-hq',
    rule: 'maquis.goal-milice-hq',
    stars: 3,
    hasPlace: true,
    start: { morale: 4 },
    successes: [
      { cost: {}, circle: 1, at: ['rue-baradat'], needsWayHome: true },
      { cost: { poison: 2 }, circle: 2, morale: 2, soldiers: 3, major: { soldiersBelow: 3 } },
    ],
  },
  {
    ...BOXED,
    id: 'bomb-the-barracks',
    rule: 'maquis.goal-bomb-the-barracks',
    stars: 3,
    hasPlace: true,
    start: { soldiers: 3 },
    successes: [
      { cost: {}, circle: 1, needsWayHome: true },
      { cost: {}, circle: 2, needsWayHome: true },
      { cost: { 'fake-id': 1, explosives: 2 }, circle: 3 },
    ],
    opensFieldsAfter: 2,
    distraction: { cost: { weapon: 1 }, at: ['field-west', 'field-east'], major: true },
  },
  {
    ...BOXED,
    id: 'free-the-resistance-leader',
    rule: 'maquis.goal-free-the-resistance-leader',
    stars: 3,
    hasPlace: true,
    successes: [
      { cost: { intel: 1, money: 1 }, circle: 1, days: upTo(5), needsWayHome: true },
      {
        cost: { poison: 1 },
        circle: 2,
        days: upTo(9),
        otherwise: {
          cost: { 'fake-id': 1, weapon: 2, medicine: 1 },
          circle: 2,
          days: [10],
          soldiers: 2,
          major: true,
        },
      },
    ],
  },
  {
    ...BOXED,
    id: 'destroy-aa-guns',
    rule: 'maquis.goal-destroy-aa-guns',
    stars: 3,
    hasPlace: true,
    guns: {
      at: ['field-west', 'field-east', 'rue-baradat', 'black-market'],
      complete: 3,
      major: 5,
    },
    successes: Array.from({ length: 5 }, () => ({
      cost: {},
      oneOf: ['weapon', 'explosives'] as const,
    })),
  },
]);

/** Those of all editions; a goal's index here is its number in the engine. */
export const EVERY_GOAL: readonly Goal[] = frozen([...GOALS, ...BOXED_GOALS]);

/** The goal of that id; nothing where no edition has one. */
export const goalCalled = (id: string): Goal | undefined =>
  EVERY_GOAL.find((goal) => goal.id === id);

/**
 * What is marked on a goal's card, in order: visits are marked like successes that cost nothing, and the one
 * that a turned card names comes after the others.
 */
export const markedOn = ({ visits = [], target, successes }: Goal): Goal['successes'] => [
  ...[...visits, ...(target ? [target] : [])].map(() => ({ cost: {} })),
  ...successes,
];

/** Whether there is a major success of a goal beside the plain one. */
export const canBeMajor = ({ successes, guns, distraction }: Goal): boolean =>
  guns !== undefined ||
  [distraction, ...successes].some((step) => step?.major ?? step?.otherwise?.major);
