import { expect, test } from 'vitest';
import * as data from '#games/maquis/data/index.ts';
import { BOXED_RULINGS, CHAPTERS, RULES, RULINGS, TEXT_ONLY } from '#games/maquis/data/index.ts';

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

test('the rulings of the boxed editions run from E01 to E56 and belong to rules', () => {
  const numbers = Array.from({ length: 56 }, (_, n) => `E${String(n + 1).padStart(2, '0')}`);
  expect(BOXED_RULINGS.map(({ id }) => id)).toEqual(numbers);
  for (const { rule } of BOXED_RULINGS) expect(ids).toContain(rule);
});

// From the record's page: what the boxes answer otherwise, and what rests on Board Game Arena alone.
test('answers that hold in one printing alone say in which', () => {
  const printAndPlay = RULINGS.filter(({ of }) => of === 'pnp-1.1').map(({ id }) => id);
  expect(printAndPlay).toEqual(['R10', 'R11', 'R20', 'R21', 'R22', 'R28', 'R42', 'R44', 'R52']);
  for (const { id, of } of BOXED_RULINGS) expect(of, id).toMatch(/^(box|box-2019|second-edition)$/);
});

test('what Board Game Arena alone says is reported, never stated', () => {
  const alone = ['E13', 'E35', 'E36', 'E37', 'E38', 'E42', 'E43', 'E53'];
  const found = BOXED_RULINGS.filter(({ id }) => alone.includes(id));
  expect(found.map(({ basis }) => basis)).toEqual(alone.map(() => 'reported'));
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
  ['BOXED_RULINGS', data.BOXED_RULINGS],
])('%s cannot be changed, all the way down', (_, value) => {
  expect(isFrozen(value)).toBe(true);
});
