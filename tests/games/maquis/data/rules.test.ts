import { expect, test } from 'vitest';
import * as data from '#games/maquis/data/index.ts';
import { CHAPTERS, RULES, RULINGS, TEXT_ONLY } from '#games/maquis/data/index.ts';

const ids = RULES.map(({ id }) => id);

test('every rule has one id, in words', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^maquis(\.[a-z]+(-[a-z]+)*)$/);
});

test('every rule has its chapter', () => {
  for (const { chapter } of RULES) expect(CHAPTERS).toContain(chapter);
});

test('the rules with nothing to check are rules', () => {
  for (const id of TEXT_ONLY) expect(ids).toContain(id);
});

test('the rulings run from R01 to R53 and belong to rules', () => {
  const numbers = Array.from({ length: 53 }, (_, n) => `R${String(n + 1).padStart(2, '0')}`);
  expect(RULINGS.map(({ id }) => id)).toEqual(numbers);
  for (const { rule } of RULINGS) expect(ids).toContain(rule);
});

test('every fact, action, mode and goal names a rule there is', () => {
  const named = [...data.ACTIONS, ...data.DIFFICULTIES, ...data.GOALS].map(({ rule }) => rule);
  for (const rule of named) expect(ids).toContain(rule);
});

const isFrozen = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

test.each([
  ['ACTIONS', data.ACTIONS],
  ['DIFFICULTIES', data.DIFFICULTIES],
  ['GOALS', data.GOALS],
  ['LOCATIONS', data.LOCATIONS],
  ['PATROL_CARDS', data.PATROL_CARDS],
  ['ROADS', data.ROADS],
  ['EXIT_ROADS', data.EXIT_ROADS],
  ['TILES', data.TILES],
  ['TURN_TRACK', data.TURN_TRACK],
  ['MORALE_TRACK', data.MORALE_TRACK],
  ['SOLDIER_TRACK', data.SOLDIER_TRACK],
  ['BOARD', data.BOARD],
  ['RULES', data.RULES],
  ['RULINGS', data.RULINGS],
])('%s cannot be changed, all the way down', (_, value) => {
  expect(isFrozen(value)).toBe(true);
});
