import { describe, expect, test } from 'vitest';
import { DIFFICULTY_IDS, GOAL_IDS } from '#games/maquis/data/index.ts';
import { dailyDeal, drawGoals, newGame } from '#games/maquis/engine/index.ts';
import { samePosition } from '../../../play/same-position.ts';

/** The days of a year, as dates. */
const DAYS = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);

describe('the deal of a day', () => {
  test('follows from the date alone: its seed is the date, its goals are drawn from the seed', () => {
    expect(dailyDeal('2026-11-21', 'normal')).toEqual({
      difficulty: 'normal',
      goals: drawGoals('any-two', 'daily 2026-11-21'),
      seed: 'daily 2026-11-21',
    });
  });

  test('has the same goals and the same cards at every difficulty', () => {
    const deals = DIFFICULTY_IDS.map((difficulty) => dailyDeal('2026-11-21', difficulty));
    expect(new Set(deals.map(({ goals, seed }) => JSON.stringify([goals, seed]))).size).toBe(1);
    expect(deals.map(({ difficulty }) => difficulty)).toEqual(DIFFICULTY_IDS);
  });

  test('can be played on every day, and two days in a row differ', () => {
    const games = DAYS.map((day) => newGame(dailyDeal(day, 'normal')));
    const same = games.filter((game, n) => n > 0 && samePosition(game, games[n - 1] ?? game));
    expect(same).toEqual([]);
  });

  test('brings every goal within a year', () => {
    const goals = DAYS.flatMap((day) => Object.values(dailyDeal(day, 'normal').goals));
    expect([...new Set(goals)].sort()).toEqual([...GOAL_IDS].sort());
  });

  test.each(['', '21.11.2026', '2026-11-21T00:00', '2026-1-2', 'daily 2026-11-21'])(
    'is refused for what is not a date: %j',
    (date) => {
      expect(() => dailyDeal(date, 'normal')).toThrow(RangeError);
    },
  );
});
