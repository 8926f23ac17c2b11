import { expect, test } from 'vitest';
import { after, eventsIn, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting, atDusk } from '../tables.ts';

const NEWSPAPER = { west: 'underground-newspaper', east: 'aid-the-spy' } as const;
const TRAIN = { west: 'destroy-the-train', east: 'aid-the-spy' } as const;

test('maquis.successes: a goal action marks one success', () => {
  const start = acting({ workers: ['west-exit'] });
  expect(after(start, 'act:west-exit:goal return').goals).toEqual({
    west: { successes: 1, complete: false },
    east: { successes: 0, complete: false },
  });
});

test('maquis.successes: the goal is complete when all its circles are marked', () => {
  const start = acting({ goals: NEWSPAPER, workers: ['west-exit'], hand: { intel: 2 } });
  const almost = acting({
    goals: NEWSPAPER,
    workers: ['west-exit'],
    west: { successes: 2 },
    hand: { intel: 2 },
  });
  expect(after(start, 'act:west-exit:goal').goals.west.complete).toBe(false);
  expect(after(almost, 'act:west-exit:goal').goals.west).toEqual({ successes: 3, complete: true });
});

test('maquis.successes: a complete goal takes no further success', () => {
  const start = acting({
    goals: NEWSPAPER,
    workers: ['west-exit'],
    west: { successes: 3, complete: true },
    hand: { intel: 2 },
  });
  expect(refusals(start, 'act:west-exit:goal')).toEqual(['goal-is-complete']);
  expect(refusals(start, 'act:west-exit:none')).toEqual([]);
});

test('maquis.numbered-successes: a 2 is not marked before all the 1s (Sabotage)', () => {
  const start = acting({
    workers: ['west-exit'],
    west: { successes: 1 },
    hand: { explosives: 1 },
  });
  expect(after(start, 'act:west-exit:goal')).toMatchObject({
    hand: { explosives: 1 },
    goals: { west: { successes: 2, complete: false } },
  });
});

test('maquis.numbered-successes: after the 1s comes the 2 at its own cost (Sabotage)', () => {
  const start = acting({
    workers: ['west-exit'],
    west: { successes: 2 },
    hand: { explosives: 1 },
  });
  expect(after(start, 'act:west-exit:goal')).toMatchObject({
    hand: { explosives: 0 },
    goals: { west: { successes: 3, complete: true } },
  });
});

test('maquis.numbered-successes: what pays for the 2 does not pay for the 1 (Aid the Spy)', () => {
  const start = acting({ workers: ['east-exit'], hand: { money: 1, food: 2 } });
  expect(refusals(start, 'act:east-exit:goal')).toEqual(['cannot-pay']);
});

test('maquis.one-success-a-turn: a worker acts once, a place holds one worker (R46)', () => {
  const start = acting({ workers: ['west-exit', 'cafe'] });
  const { position } = playAll(start, 'act:west-exit:goal');
  expect(legalTexts(position)).toEqual(['return']);
  expect(legalTexts(playAll(position, 'return').position)).toEqual(['act:cafe:none']);
});

test('maquis.one-success-a-turn: two goals can advance in the same turn (R46)', () => {
  const start = acting({ workers: ['west-exit', 'east-exit'], hand: { weapon: 2 } });
  const script = 'act:west-exit:goal return act:east-exit:goal return';
  expect(after(start, script).goals).toMatchObject({
    west: { successes: 1 },
    east: { successes: 1 },
  });
});

test('maquis.one-success-a-turn: the next one comes in another turn (R46)', () => {
  const start = acting({ arrested: 2, workers: ['west-exit'] });
  const script = `act:west-exit:goal return upkeep place:west-exit patrol:1 patrol:2 patrol:6
    act:west-exit:goal return`;
  expect(after(start, script).goals.west.successes).toBe(2);
});

test('maquis.goal-underground-newspaper: each success costs two intel, three are needed', () => {
  let told: { west: { successes: number } } = { west: { successes: 0 } };
  for (const successes of [1, 2, 3]) {
    const start = acting({ goals: NEWSPAPER, workers: ['west-exit'], hand: { intel: 2 }, ...told });
    const state = after(start, 'act:west-exit:goal');
    expect(state.hand.intel).toBe(0);
    expect(state.goals.west).toEqual({ successes, complete: successes === 3 });
    told = { west: { successes } };
  }
});

test('maquis.goal-underground-newspaper: one intel is not enough', () => {
  const start = acting({ goals: NEWSPAPER, workers: ['west-exit'], hand: { intel: 1 } });
  expect(refusals(start, 'act:west-exit:goal')).toEqual(['cannot-pay']);
});

test.each([6, 7, 8, 9])(
  'maquis.goal-destroy-the-train: the train can be bombed on space %i',
  (day) => {
    const start = acting({ goals: TRAIN, day, workers: ['west-exit'], hand: { explosives: 3 } });
    expect(after(start, 'act:west-exit:goal')).toMatchObject({
      hand: { explosives: 0 },
      goals: { west: { successes: 1, complete: true } },
    });
  },
);

test.each([0, 5, 10, 14])('maquis.goal-destroy-the-train: no train comes on space %i', (day) => {
  const start = acting({ goals: TRAIN, day, workers: ['west-exit'], hand: { explosives: 3 } });
  expect(refusals(start, 'act:west-exit:goal')).toEqual(['no-train-today']);
});

test('maquis.goal-destroy-the-train: two explosives are not enough', () => {
  const start = acting({ goals: TRAIN, day: 6, workers: ['west-exit'], hand: { explosives: 2 } });
  expect(refusals(start, 'act:west-exit:goal')).toEqual(['cannot-pay']);
});

test('maquis.goal-sabotage: trouble twice for nothing, then the factory for explosives', () => {
  const trouble = acting({ workers: ['west-exit'] });
  expect(refusals(trouble, 'act:west-exit:goal')).toEqual([]);
  const again = acting({ workers: ['west-exit'], west: { successes: 1 } });
  expect(refusals(again, 'act:west-exit:goal')).toEqual([]);
  const factory = { workers: ['west-exit'], west: { successes: 2 } } as const;
  expect(refusals(acting(factory), 'act:west-exit:goal')).toEqual(['cannot-pay']);
  expect(refusals(acting({ ...factory, hand: { explosives: 1 } }), 'act:west-exit:goal')).toEqual(
    [],
  );
});

test('maquis.goal-sabotage: it is the same beyond the other exit', () => {
  const start = acting({
    goals: { west: 'aid-the-spy', east: 'sabotage' },
    workers: ['east-exit'],
    east: { successes: 2 },
    hand: { explosives: 2 },
  });
  expect(eventsIn(start, 'act:east-exit:goal', 'paid')).toMatchObject([
    { goods: { explosives: 1 } },
  ]);
  expect(after(start, 'act:east-exit:goal').goals.east.complete).toBe(true);
});

test('maquis.goal-aid-the-spy: first two weapons, then a money and two food', () => {
  const arm = acting({ workers: ['east-exit'], hand: { weapon: 2 } });
  expect(after(arm, 'act:east-exit:goal')).toMatchObject({
    hand: { weapon: 0 },
    goals: { east: { successes: 1, complete: false } },
  });
  const supply = acting({
    workers: ['east-exit'],
    east: { successes: 1 },
    hand: { money: 1, food: 3 },
  });
  expect(after(supply, 'act:east-exit:goal')).toMatchObject({
    hand: { money: 0, food: 1 },
    goals: { east: { successes: 2, complete: true } },
  });
});

test('maquis.goal-aid-the-spy: less is not enough', () => {
  const arm = acting({ workers: ['east-exit'], hand: { weapon: 1 } });
  expect(refusals(arm, 'act:east-exit:goal')).toEqual(['cannot-pay']);
  const supply = acting({
    workers: ['east-exit'],
    east: { successes: 1 },
    hand: { money: 1, food: 1 },
  });
  expect(refusals(supply, 'act:east-exit:goal')).toEqual(['cannot-pay']);
});

test('maquis.goal-aid-the-spy: a day at home completes nothing by itself', () => {
  const start = atDusk({ hand: { weapon: 2, money: 1, food: 2 } });
  expect(after(start, 'upkeep').goals.east.successes).toBe(0);
});
