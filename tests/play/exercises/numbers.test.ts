import { expect, test } from 'vitest';
import {
  dailyOf,
  exerciseOf,
  fileOf,
  indexOf,
  isNumberListed,
  numbersOf,
} from '#play/exercises/exercises.ts';

const KINDS = [
  { id: 'roads', name: 'Roads' },
  { id: 'rooms', name: 'Rooms' },
] as const;

const INDEX = indexOf(KINDS, [
  { n: 4, kind: 'roads', level: 3 },
  { n: 1, kind: 'rooms', level: 1 },
  { n: 3, kind: 'roads', level: 2 },
  { n: 2, kind: 'roads', level: 1, withdrawn: true },
]);

test('an exercise is known by its number, wherever it lies', () => {
  expect(numbersOf(INDEX, { kind: 0 })).toEqual([3, 4]);
  expect(numbersOf(INDEX, { level: 1 })).toEqual([1]);
});

test('a hundred numbers share a file, and all that are withdrawn have one of their own', () => {
  expect([1, 100, 101].map((n) => fileOf(n, true))).toEqual(['1.json', '1.json', '2.json']);
  expect([1, 101].map((n) => fileOf(n, false))).toEqual(['withdrawn.json', 'withdrawn.json']);
});

test('a withdrawn exercise is in no list and comes on no day, and those after it keep their numbers', () => {
  expect([1, 2, 3, 4, 5].map((n) => isNumberListed(INDEX, n))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(numbersOf(INDEX, {})).toEqual([1, 3, 4]);
  const month = Array.from({ length: 28 }, (_, n) => `2026-02-${String(n + 1).padStart(2, '0')}`);
  const daily = new Set(month.map((date) => exerciseOf(date, dailyOf(INDEX))));
  expect(daily).toEqual(new Set([1, 3, 4]));
});
