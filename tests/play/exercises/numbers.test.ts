import { expect, test } from 'vitest';
import {
  dailyOf,
  exerciseOf,
  indexOf,
  isNumberListed,
  numbersOf,
  pieceOf,
} from '#play/exercises/exercises.ts';

const KINDS = [
  { id: 'roads', name: 'Roads' },
  { id: 'rooms', name: 'Rooms' },
] as const;

const INDEX = indexOf(KINDS, {
  '/content/2.json': [{ kind: 'roads', level: 3 }],
  '/content/1.json': [
    { kind: 'rooms', level: 1 },
    { kind: 'roads', level: 1, withdrawn: true },
    { kind: 'roads', level: 2 },
  ],
});

test('numbers run through the pieces in their order', () => {
  expect(numbersOf(INDEX, { kind: 0 })).toEqual([3, 4]);
  expect(numbersOf(INDEX, { level: 1 })).toEqual([1]);
  expect(pieceOf(101)).toEqual({ piece: 2, at: 0 });
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
