import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EVERY_GOAL, type GoalId } from '#games/maquis/data/index.ts';
import { dealLink, type GameRecord, readLink } from '#games/maquis/engine/index.ts';
import {
  freshSetUp,
  gameSetUpOf,
  goalSourcesOf,
  goalsFor,
  SAVE_VERSION,
  SITE_OWNS_ALL,
  statisticsCsv,
  statisticsOf,
  withEdition,
  withGoalSource,
  withGoalsDrawn,
} from '#games/maquis/session/index.ts';
import { classifySaves } from './maquis-saves.ts';
import { gameFromRecord } from './reading.ts';
import { gameWith } from './stepping.ts';

const starsOf = (goal: GoalId | undefined) => EVERY_GOAL.find(({ id }) => id === goal)?.stars;
const save = (progress: object) => ({
  version: SAVE_VERSION,
  id: 'a',
  begun: 1,
  changed: 2,
  progress,
});

test('a set-up of print-and-play is written as it always was', () => {
  const fresh = freshSetUp('a seed');
  expect(JSON.stringify(withEdition(fresh, 'pnp-1.1', true))).toBe(JSON.stringify(fresh));
  expect(goalSourcesOf(fresh)).toEqual(['any-two', 'one-of-each', 'by-hand']);
});

test('goals are drawn by their stars, the same by the same seed', () => {
  const second = withEdition(freshSetUp('a seed'), 'second-edition', false);
  const asked = { ...withGoalSource(second, 'by-stars'), stars: { west: 0, east: 2 } } as const;
  const { goals } = withGoalsDrawn(asked);
  expect([starsOf(goals.west), starsOf(goals.east)]).toEqual([0, 2]);
  expect(withGoalsDrawn(asked).goals).toEqual(goals);
  const both = withGoalsDrawn({ ...asked, stars: { west: 0, east: 0 } }).goals;
  expect([both.west, both.east].toSorted()).toEqual(['milice-parade-day', 'officers-mansion']);
});

test('with three stars the goal in the east has them, however it is drawn (E43)', () => {
  const setUp = withEdition(freshSetUp('a seed'), 'second-edition', true);
  for (const source of ['any-two', 'by-stars'] as const) {
    const { goals } = withGoalsDrawn(withGoalSource(setUp, source));
    expect(starsOf(goals.east)).toBe(3);
    expect(starsOf(goals.west)).toBeLessThan(3);
  }
  expect(goalsFor(setUp, 'east')).toHaveLength(4);
  expect(goalsFor(setUp, 'west')).toHaveLength(14);
  expect(withEdition(setUp, 'box-2019', true).threeStar).toBeUndefined();
});

test('goals of another edition start no game', () => {
  const goals = { west: 'sabotage', east: 'infiltration' } as const;
  expect(gameSetUpOf({ ...freshSetUp('a'), goals })).toBeUndefined();
  const box = withEdition(freshSetUp('a'), 'box-2019', false);
  expect(gameSetUpOf({ ...box, goals })?.ruleset).toBe('box-2019');
  expect(gameSetUpOf({ ...box, goals: { west: 'sabotage', east: 'milice-hq' } })).toBeUndefined();
});

test('a boxed set-up that is not done is kept, and one that cannot be is not read', () => {
  const second = withEdition(freshSetUp('a seed'), 'second-edition', true);
  const kept = save({ setUp: withGoalSource(second, 'by-stars'), step: 'goals' });
  expect(classifySaves([JSON.parse(JSON.stringify(kept))]).saves).toEqual([kept]);
  const game = gameWith('site');
  const goals = { west: 'sabotage', east: 'infiltration' } as const;
  const foreign = save({ game: { ...game, setUp: { ...game.setUp, goals } } });
  expect(classifySaves([foreign]).saves).toEqual([]);
  const boxed = save({ game: { ...game, setUp: { ...game.setUp, ruleset: 'box-2019', goals } } });
  expect(classifySaves([boxed]).saves).toEqual([boxed]);
});

test('a deal of a boxed edition is sent by link', () => {
  const goals = { west: 'double-agent', east: 'destroy-aa-guns' } as const;
  const setUp = { ...withEdition(freshSetUp('abc'), 'second-edition', true), goals };
  const deal = gameSetUpOf({ ...setUp, owners: SITE_OWNS_ALL });
  if (!deal) throw new Error('no game is set up');
  expect(readLink(dealLink(deal))).toEqual({ deal });
});

test('finished games are counted by edition, those with three stars by themselves', () => {
  const file = new URL('../../../fixtures/maquis/editions/games.jsonl.gz', import.meta.url);
  const records: GameRecord[] = gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).record);
  const over = (is: (record: GameRecord) => boolean) => {
    const record = records.find((one) => one.outcome && is(one));
    const told = gameFromRecord(JSON.stringify(record), SITE_OWNS_ALL, 'a');
    if ('fault' in told) throw new Error(told.fault.code);
    return save({ game: told.game });
  };
  const saves = classifySaves([
    over(({ ruleset }) => ruleset === 'box-2019'),
    over(({ ruleset, threeStar }) => ruleset === 'second-edition' && !threeStar),
    over(({ threeStar }) => threeStar === true),
  ]).saves;
  const { byEdition, byGoals } = statisticsOf(saves);
  expect(byEdition.map(({ edition }) => edition)).toEqual([
    'box-2019',
    'second-edition',
    'three-star',
  ]);
  expect(byGoals.length).toBeGreaterThan(0);
  const [head = ''] = statisticsCsv(saves).split('\n');
  expect(head).toContain('ruleset');
  expect(head).toContain('gained_fake-id');
});
