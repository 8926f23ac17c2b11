import { expect, test } from 'vitest';
import { maquis } from './maquis.ts';

test('bench times games, moves, ways home, tables of odds and the coach', async () => {
  const { status, results } = await maquis(['bench', '--seconds', '0.02']);
  expect(status).toBe(0);
  expect(results.map(({ name }) => name)).toEqual([
    'random-games',
    'moves',
    'ways-home',
    'odds-tables',
    'coach-games',
  ]);
  for (const { count, seconds, perSecond } of results) {
    expect(count).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(0);
    expect(perSecond).toBeGreaterThan(0);
  }
  expect(results[2].nsEach).toBeGreaterThan(0);
  expect(results[3].msEach).toBeGreaterThan(0);
  expect(results[4].msEach).toBeGreaterThan(0);
});
