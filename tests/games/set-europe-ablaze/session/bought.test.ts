import { expect, test } from 'vitest';
import { boughtBy } from '#games/set-europe-ablaze/engine/tables/bought.ts';
import type { Tables } from '#games/set-europe-ablaze/engine/tables/index.ts';

const tables: Tables = {
  turns: [{ turn: 3, optionalCaches: { price: 3, faces: [5, 6], gain: 2 } }],
  recruitment: { strength: { columns: [{ turns: [3, 4], results: [0, 0, 1, 1, 1, 2] }] } },
  mobilization: {
    columns: [
      {
        price: 4,
        results: [
          { die: 2, security: 1, labor: 0 },
          { die: 4, security: 2, labor: 3 },
        ],
      },
    ],
  },
};
const now = { turn: 3, morale: 0 };

test('6.1.5b: recruits come by the die, in the column of the turn', () => {
  expect(boughtBy(tables, now, { what: 'strength', price: 2, die: 6 })).toEqual({ count: 2 });
  expect(
    boughtBy(tables, { turn: 5, morale: 0 }, { what: 'strength', price: 2, die: 6 }).count,
  ).toBeUndefined();
});

test('6.4.7: optional caches come on a listed result alone', () => {
  expect(boughtBy(tables, now, { what: 'caches', price: 3, die: 5 })).toEqual({ count: 2 });
  expect(boughtBy(tables, now, { what: 'caches', price: 3, die: 4 })).toEqual({ count: 0 });
});

test('7.4.3b, C22: a positive Morale takes its levels off the die, a negative one nothing', () => {
  const labor = { what: 'labor', price: 4, die: 4 } as const;
  expect(boughtBy(tables, now, labor)).toEqual({ count: 3 });
  expect(boughtBy(tables, { turn: 3, morale: 2 }, labor)).toEqual({ count: 0, counted: 2 });
  expect(boughtBy(tables, { turn: 3, morale: -2 }, labor)).toEqual({ count: 3 });
});

test('what the owner has not entered has no number', () => {
  expect(boughtBy({}, now, { what: 'networks', price: 0, die: 1 }).count).toBeUndefined();
  expect(boughtBy(tables, now, { what: 'security', price: 5, die: 4 }).count).toBeUndefined();
});
