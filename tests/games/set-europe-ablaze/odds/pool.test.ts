import { expect, test } from 'vitest';
import { poolDice } from '#games/set-europe-ablaze/odds/index.ts';

const each = (halves: number, count: number) => ({ halves, per: 'each', count }) as const;
const all = (halves: number, count: number) => ({ halves, per: 'all', count }) as const;

test('set-europe-ablaze.count-dice: halves of a kind are added up, then rounded up (D07)', () => {
  expect([1, 2, 3, 4].map((networks) => poolDice([each(1, networks)]))).toEqual([1, 1, 2, 2]);
});

test('set-europe-ablaze.count-dice: a Team and a Network round up apart (D07)', () => {
  expect(poolDice([each(1, 1), each(1, 1)])).toBe(2);
});

test('set-europe-ablaze.count-dice: the Maquis of the first example roll eight dice', () => {
  const strength = each(2, 2);
  const networks = each(2, 3);
  const [cache, team, morale] = [each(2, 1), each(1, 1), all(2, 1)];
  expect(poolDice([strength, networks, cache, team, morale])).toBe(8);
});

test('set-europe-ablaze.counterintelligence: any number of Security adds one die', () => {
  expect(poolDice([each(4, 2), all(2, 2), all(2, 1)])).toBe(6);
  expect(poolDice([all(2, 0)])).toBe(0);
});

test('set-europe-ablaze.count-dice: negative Morale takes a die, never below none (D08)', () => {
  expect(poolDice([each(2, 2), all(-2, 1), all(2, 1), all(2, 1)])).toBe(3);
  expect(poolDice([all(-2, 1)])).toBe(0);
});

test('set-europe-ablaze.caches: up to one die each', () => {
  expect(poolDice([{ ...each(2, 5), max: 3 }])).toBe(3);
});
