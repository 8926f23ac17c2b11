import { describe, expect, test } from 'vitest';
import { daysAfter, exerciseOf, numberOfDay, streakOn } from '#play/exercises/exercises.ts';

/** Exercises of these levels, numbered from 1 on. */
const exercises = (...levels: number[]) =>
  levels.map((level, at) => ({ n: at + 1, level, kind: Math.floor(at / 50) }));
/** Three hundred exercises, a hundred of each level, fifty of a theme one after the other. */
const ALL = exercises(...Array.from({ length: 300 }, (_, n) => (n % 3) + 1));
/** A Sunday by the calendar. */
const SUNDAY = '2026-11-29';

describe('the exercise of a day', () => {
  test('is one of the hardest on a Sunday, and not on other days', () => {
    for (let week = 0; week < 10; week++) {
      for (let day = 0; day < 7; day++) {
        const n = exerciseOf(daysAfter(SUNDAY, 7 * week + day), ALL);
        expect(ALL[n - 1]?.level === 3, `day ${day} of week ${week}`).toBe(day === 0);
      }
    }
  });

  test('does not come again before every one of its kind of day has come', () => {
    const days = Array.from({ length: 7 * 33 }, (_, n) => exerciseOf(daysAfter(SUNDAY, n), ALL));
    expect(new Set(days).size).toBe(days.length);
  });

  test('is of another theme than that of the day before', () => {
    const themes = Array.from({ length: 7 * 33 }, (_, n) => {
      const number = exerciseOf(daysAfter(SUNDAY, n), ALL);
      return ALL[number - 1]?.kind;
    });
    const same = themes.filter((theme, n) => n > 0 && n % 7 > 1 && theme === themes[n - 1]);
    expect(same).toEqual([]);
    // So it is not that two themes take turns: any week has more of the six.
    for (let week = 0; week < 33; week++)
      expect(new Set(themes.slice(7 * week, 7 * week + 7)).size).toBeGreaterThanOrEqual(3);
  });

  test('is there however few exercises there are', () => {
    for (let n = 0; n < 14; n++) {
      expect(exerciseOf(daysAfter(SUNDAY, n), exercises(1))).toBe(1);
      expect([1, 2]).toContain(exerciseOf(daysAfter(SUNDAY, n), exercises(2, 3)));
    }
  });
});

test('days are counted by the calendar, whatever the clocks do', () => {
  expect(numberOfDay('1970-01-04')).toBe(3);
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-03-29', 1)).toBe('2026-03-30');
});

describe('a streak', () => {
  test('counts the days up to today', () => {
    expect(streakOn('2026-11-26', ['2026-11-24', '2026-11-25', '2026-11-26'])).toBe(3);
  });

  test('is not over while today is still open', () => {
    expect(streakOn('2026-11-26', ['2026-11-24', '2026-11-25'])).toBe(2);
  });

  test('begins anew after a day without', () => {
    expect(streakOn('2026-11-26', ['2026-11-20', '2026-11-21', '2026-11-26'])).toBe(1);
    expect(streakOn('2026-11-26', ['2026-11-20'])).toBe(0);
  });
});
