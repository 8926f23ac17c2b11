import { expect, test } from 'vitest';
import { DIFFICULTY_IDS, GOAL_IDS } from '#games/maquis/data/index.ts';
import { newGame, positionFrom, readMove, snapshotOf } from '#games/maquis/engine/index.ts';
import { tableWith, USUAL_GOALS } from '../tables.ts';

test.each(DIFFICULTY_IDS)('maquis.setup-markers: the markers are on their starts (%s)', (mode) => {
  const { day, morale, soldiers } = snapshotOf(newGame({ difficulty: mode, goals: USUAL_GOALS }));
  expect({ day, morale, soldiers }).toEqual({ day: 0, morale: 6, soldiers: 0 });
});

test('maquis.setup-markers: nothing is owned, laid, scored or discarded yet', () => {
  const start = snapshotOf(newGame({ difficulty: 'normal', goals: USUAL_GOALS }));
  expect(start.hand).toEqual({
    intel: 0,
    food: 0,
    medicine: 0,
    money: 0,
    weapon: 0,
    explosives: 0,
  });
  expect(start).toMatchObject({ airdrops: {}, rooms: {}, discard: [], shot: false, acting: null });
  expect(start.goals.west).toEqual({ successes: 0, complete: false });
  expect(start.goals.east).toEqual({ successes: 0, complete: false });
});

test('maquis.setup-workers: three workers are in the safe house, two wait at the cafe', () => {
  const start = snapshotOf(newGame({ difficulty: 'normal', goals: USUAL_GOALS }));
  expect(start).toMatchObject({ safeHouse: 3, cafe: 2, arrested: 0, workers: [] });
});

test('maquis.setup-workers: a table with a sixth worker cannot be', () => {
  const made = positionFrom(tableWith({ safeHouse: 4 }));
  expect(made).toMatchObject({ faults: [{ code: 'workers-do-not-add-up' }] });
});

test('maquis.setup-goals: each goal lies beyond its own exit', () => {
  const game = newGame({
    difficulty: 'normal',
    goals: { west: 'assassination', east: 'underground-newspaper' },
  });
  expect(readMove(game, 'place:west-exit')).not.toHaveProperty('move');
  expect(readMove(game, 'place:east-exit')).toHaveProperty('move');
});

test.each(GOAL_IDS)('maquis.setup-goals: no game has the same goal twice (%s)', (goal) => {
  const made = positionFrom(tableWith({ goals: { west: goal, east: goal } }));
  expect(made).toMatchObject({ faults: [{ code: 'goal-twice', rule: 'maquis.setup-goals' }] });
});
