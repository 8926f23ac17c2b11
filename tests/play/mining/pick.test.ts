import { expect, test } from 'vitest';
import type { Found } from '#play/mining/mine.ts';
import { picked } from '#play/mining/pick.ts';

/** What was found in some games: `per` questions in every game, each in a turn of its own. */
const found = (games: number, per: number, ideas: number): Found<object>[] =>
  Array.from({ length: games * per }, (_, n) => ({
    seed: `s-${Math.floor(n / per) + 1}`,
    turn: `s-${Math.floor(n / per) + 1} turn ${n % per}`,
    kind: n % 2 === 0 ? 'even' : 'odd',
    idea: `${n % 2 === 0 ? 'even' : 'odd'} | ${n % ideas}`,
    hardness: (n * 7) % 101,
    stated: { table: { n } },
  }));

test('of one game two at most, and of one idea three', () => {
  const of = (exercises: readonly object[]) => exercises.map((one) => JSON.stringify(one));
  expect(picked(found(5, 9, 1000), 300)).toHaveLength(10);
  expect(picked(found(50, 1, 2), 300)).toHaveLength(6);
  expect(new Set(of(picked(found(40, 2, 1000), 300))).size).toBe(80);
});

test('numbers run from 1 on, themes take turns, and each level has a third', () => {
  const exercises = picked(found(60, 1, 1000), 30);
  expect(exercises.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect(exercises.filter(({ kind }) => kind === 'odd')).toHaveLength(15);
  for (const level of [1, 2, 3]) {
    expect(exercises.filter((one) => one.level === level)).toHaveLength(10);
  }
});

test('the same ones are picked in whatever order they were found', () => {
  const all = found(60, 2, 20);
  expect(picked(all.toReversed(), 30)).toEqual(picked(all, 30));
});

test('the same board with the same answer comes once', () => {
  const [one] = found(1, 1, 5);
  if (!one) throw new Error('nothing was found');
  const twin = { ...one, seed: 's-9', turn: 's-9 turn 0' };
  expect(picked([one, twin], 10)).toHaveLength(1);
});
