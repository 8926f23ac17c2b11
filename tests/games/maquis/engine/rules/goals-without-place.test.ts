import { expect, test } from 'vitest';
import { outcomeOf } from '#games/maquis/engine/index.ts';
import { after, playAll } from '../scripts.ts';
import { acting, atDusk } from '../tables.ts';

const ASSASSINATION = { west: 'sabotage', east: 'assassination' } as const;
const LIBERATION = { west: 'sabotage', east: 'liberate-the-town' } as const;
const BOTH = { west: 'assassination', east: 'liberate-the-town' } as const;
const DONE = { successes: 3, complete: true } as const;

const SHOT_AT_GROCER = {
  workers: ['cafe'],
  police: ['grocer'],
  hand: { weapon: 1 },
} as const;

test('maquis.goal-assassination: the fifth policeman shot completes it (R44)', () => {
  const start = acting({ ...SHOT_AT_GROCER, goals: ASSASSINATION, west: DONE, soldiers: 4 });
  expect(after(start, 'shoot:grocer').goals.east).toEqual({ successes: 0, complete: true });
});

test('maquis.goal-assassination: the fourth does not, though no police are left (R44)', () => {
  const start = acting({ ...SHOT_AT_GROCER, goals: ASSASSINATION, west: DONE, soldiers: 3 });
  expect(after(start, 'shoot:grocer')).toMatchObject({
    police: [],
    goals: { east: { complete: false } },
  });
});

test('maquis.goal-assassination: not before the other goal (R44)', () => {
  const start = acting({ ...SHOT_AT_GROCER, goals: ASSASSINATION, soldiers: 4 });
  expect(after(start, 'shoot:grocer')).toMatchObject({
    soldiers: 5,
    goals: { east: { complete: false } },
  });
});

test('maquis.goal-assassination: met early, it is marked when the other is complete (R44)', () => {
  const start = acting({
    goals: ASSASSINATION,
    workers: ['west-exit'],
    soldiers: 5,
    west: { successes: 2 },
    hand: { explosives: 1 },
  });
  const { state, position } = playAll(start, 'act:west-exit:goal return');
  expect(state.goals.west.complete).toBe(true);
  expect(state.goals.east.complete).toBe(true);
  expect(outcomeOf(playAll(position, 'upkeep').position)).toEqual({
    result: 'win',
    reason: 'goals',
  });
});

test('maquis.goal-assassination: a table on which it comes before the other (R44)', () => {
  const start = atDusk({ goals: ASSASSINATION, soldiers: 5, day: 14 });
  expect(after(start, 'upkeep').goals.east.complete).toBe(false);
  expect(outcomeOf(playAll(start, 'upkeep').position)?.result).toBe('loss');
});

test('maquis.goal-assassination: with Liberate the Town both can be met on reaching END (R44)', () => {
  const start = atDusk({ goals: BOTH, day: 14, soldiers: 5, morale: 4, hand: { weapon: 3 } });
  expect(outcomeOf(playAll(start, 'upkeep').position)?.result).toBe('win');
});

const READY = { goals: LIBERATION, day: 14, morale: 4, hand: { weapon: 3 } } as const;

test('maquis.goal-liberate-the-town: three weapons and morale 4 on reaching END complete it', () => {
  expect(after(atDusk(READY), 'upkeep').goals.east).toEqual({ successes: 0, complete: true });
  const more = { ...READY, morale: 7, hand: { weapon: 4 } };
  expect(after(atDusk(more), 'upkeep').goals.east.complete).toBe(true);
});

test.each([
  ['two weapons', { ...READY, hand: { weapon: 2 } }],
  ['morale 3', { ...READY, morale: 3 }],
  [
    'two weapons in hand and one on a field',
    {
      ...READY,
      hand: { weapon: 2 },
      airdrops: { 'field-west': { weapon: 1 } },
    },
  ],
  ['all it takes one day early', { ...READY, day: 13 }],
] as const)('maquis.goal-liberate-the-town: %s is not enough', (_, told) => {
  expect(after(atDusk(told), 'upkeep').goals.east.complete).toBe(false);
});

test('maquis.goal-liberate-the-town: in Tricky it is judged on reaching 12, after the loss (R43)', () => {
  const tricky = { ...READY, difficulty: 'tricky', day: 11 } as const;
  expect(after(atDusk({ ...tricky, morale: 5 }), 'upkeep').goals.east.complete).toBe(true);
  expect(after(atDusk({ ...tricky, morale: 4 }), 'upkeep').goals.east.complete).toBe(false);
});

test('maquis.goal-liberate-the-town: in Normal reaching 12 means nothing (R43)', () => {
  const start = atDusk({ ...READY, day: 11, morale: 7 });
  expect(after(start, 'upkeep').goals.east.complete).toBe(false);
});

test('maquis.goal-liberate-the-town: in Very Easy it is judged each time round (R43)', () => {
  const veryEasy = { ...READY, difficulty: 'very-easy' } as const;
  expect(after(atDusk({ ...veryEasy, hand: { weapon: 2 } }), 'upkeep')).toMatchObject({
    day: 0,
    phase: 'placement',
    goals: { east: { complete: false } },
  });
  expect(after(atDusk(veryEasy), 'upkeep')).toMatchObject({
    day: 0,
    phase: 'placement',
    goals: { east: { complete: true } },
  });
});

test('maquis.goal-liberate-the-town: in Very Easy it wins as the second goal (R43)', () => {
  const start = atDusk({ ...READY, difficulty: 'very-easy', west: DONE });
  expect(outcomeOf(playAll(start, 'upkeep').position)).toEqual({ result: 'win', reason: 'goals' });
});
