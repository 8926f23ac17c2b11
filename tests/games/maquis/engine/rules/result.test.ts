import { expect, test } from 'vitest';
import { outcomeOf } from '#games/maquis/engine/index.ts';
import { after, legalTexts, playAll } from '../scripts.ts';
import { acting, atDusk } from '../tables.ts';

const DONE = { successes: 3, complete: true } as const;
const SPIED = { successes: 2, complete: true } as const;

const outcome = (start: ReturnType<typeof acting>, script: string) =>
  outcomeOf(playAll(start, script).position);

test('maquis.finish-the-turn: the other workers still act after the second goal (R38)', () => {
  const start = acting({
    workers: ['east-exit', 'grocer'],
    west: DONE,
    east: { successes: 1 },
    hand: { money: 1, food: 2 },
  });
  const { state, position } = playAll(start, 'act:east-exit:goal return');
  expect(state).toMatchObject({ phase: 'action', workers: ['grocer'] });
  expect(legalTexts(position)).toEqual(['act:grocer:none', 'act:grocer:food']);
});

test('maquis.finish-the-turn: the loss of the calendar can undo a win (R38)', () => {
  const start = acting({
    day: 2,
    morale: 1,
    workers: ['east-exit'],
    west: DONE,
    east: { successes: 1 },
    hand: { money: 1, food: 2 },
  });
  expect(outcome(start, 'act:east-exit:goal return upkeep')).toEqual({
    result: 'loss',
    reason: 'goals',
  });
});

test('maquis.finish-the-turn: nothing more than this turn is played', () => {
  const start = atDusk({ west: DONE, east: SPIED });
  expect(after(start, 'upkeep').phase).toBe('over');
});

test('maquis.result: morale at zero beats two goals (R52)', () => {
  const start = acting({
    workers: ['cafe'],
    police: ['grocer'],
    morale: 1,
    west: DONE,
    east: SPIED,
    hand: { weapon: 1 },
  });
  expect(outcome(start, 'shoot:grocer act:cafe:none return upkeep')?.result).toBe('loss');
});

test.each([
  ['two goals win', DONE, SPIED, 'win'],
  ['one goal draws', DONE, {}, 'draw'],
  ['the other goal draws as well', {}, SPIED, 'draw'],
  ['no goal loses', { successes: 2 }, { successes: 1 }, 'loss'],
] as const)('maquis.result: at the end of time %s (R52)', (_, west, east, result) => {
  expect(outcome(atDusk({ day: 14, west, east }), 'upkeep')?.result).toBe(result);
});

test('maquis.result: a goal met by reaching END counts in the score (R53)', () => {
  const goals = { west: 'sabotage', east: 'liberate-the-town' } as const;
  const ready = { goals, day: 14, west: DONE, hand: { weapon: 3 }, morale: 4 };
  expect(outcome(atDusk(ready), 'upkeep')?.result).toBe('win');
  expect(outcome(atDusk({ ...ready, west: {} }), 'upkeep')?.result).toBe('draw');
});

test('maquis.result: a game that is not over has none', () => {
  expect(outcomeOf(atDusk({ west: DONE, east: SPIED }))).toBeUndefined();
});
