import { expect, test } from 'vitest';
import { GOAL_IDS } from '#games/maquis/data/index.ts';
import { drawGoals } from '#games/maquis/engine/index.ts';

/* The two groups of the optional distribution, from the rule sheet. */
const GROUP_A = ['underground-newspaper', 'destroy-the-train', 'sabotage'];
const GROUP_B = ['aid-the-spy', 'assassination', 'liberate-the-town'];

const drawn = (draw: Parameters<typeof drawGoals>[0]) =>
  Array.from({ length: 3000 }, (_, n) => drawGoals(draw, `game ${n}`));
const laid = (pairs: ReturnType<typeof drawn>) =>
  new Set(pairs.map(({ west, east }) => `${west} ${east}`));

test('maquis.goals-any-two: any two of the six are drawn and laid either way round', () => {
  const everyPair = GOAL_IDS.flatMap((west) =>
    GOAL_IDS.filter((east) => east !== west).map((east) => `${west} ${east}`),
  );
  expect(everyPair).toHaveLength(30);
  expect(laid(drawn('any-two'))).toEqual(new Set(everyPair));
});

test('maquis.goals-any-two: never the same goal twice', () => {
  expect(drawn('any-two').filter(({ west, east }) => west === east)).toEqual([]);
});

test('maquis.goals-any-two: every pair is as likely as every other', () => {
  const counts = new Map<string, number>();
  for (const { west, east } of drawn('any-two')) {
    const pair = `${west} ${east}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  }
});

test('maquis.goals-one-of-each: one goal of each group, laid either way round', () => {
  const everyPair = GROUP_A.flatMap((a) => GROUP_B.flatMap((b) => [`${a} ${b}`, `${b} ${a}`]));
  expect(everyPair).toHaveLength(18);
  expect(laid(drawn('one-of-each'))).toEqual(new Set(everyPair));
});

test('maquis.goals-one-of-each: never two of one group', () => {
  for (const { west, east } of drawn('one-of-each')) {
    expect(GROUP_A.includes(west)).toBe(GROUP_B.includes(east));
  }
});

test('maquis.goals-one-of-each: the same seed draws the same pair', () => {
  expect(drawGoals('one-of-each', 'Lyon')).toEqual(drawGoals('one-of-each', 'Lyon'));
  expect(drawGoals('any-two', 'Lyon')).toEqual(drawGoals('any-two', 'Lyon'));
});
