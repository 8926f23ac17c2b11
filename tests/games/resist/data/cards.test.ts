import { expect, test } from 'vitest';
import {
  ACTIONS,
  CIVILIANS,
  ENEMY_KINDS,
  ENEMY_TYPES,
  GAME,
  MAQUIS,
  MISSIONS,
  RULES,
  RULINGS,
  TIERS,
} from '#games/resist/data/index.ts';

/* Expected values: the tables and sums of the facts dossier, section 3, checked against the cards. */

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('24 Maquis with two sides each; their hidden values add up to 26, the revealed to 45', () => {
  expect(MAQUIS).toHaveLength(24);
  expect(sum(MAQUIS.map(({ hidden }) => hidden.attack))).toBe(26);
  expect(sum(MAQUIS.map(({ revealed }) => revealed.attack))).toBe(45);
});

test('six sides have no action', () => {
  const without = MAQUIS.flatMap(({ id, hidden, revealed }) => [
    ...(hidden.action ? [] : [`${id} hidden`]),
    ...(revealed.action ? [] : [`${id} revealed`]),
  ]);
  expect(without).toEqual([
    'benigno hidden',
    'carlos hidden',
    'consuelo hidden',
    'nicolas revealed',
    'roberto revealed',
    'sagrario hidden',
  ]);
});

test('20 Missions: 8, 6 and 6, worth 13, 18 and 25 points', () => {
  const eras = [1, 2, 3].map((era) => MISSIONS.filter((mission) => mission.era === era));
  expect(eras.map(({ length }) => length)).toEqual([8, 6, 6]);
  expect(eras.map((missions) => sum(missions.map(({ points }) => points)))).toEqual([13, 18, 25]);
});

test('32 Enemies of 23 kinds, 71 Defense in all; the three great types go up to 4', () => {
  expect(sum(ENEMY_KINDS.map(({ copies }) => copies))).toBe(32);
  expect(ENEMY_KINDS).toHaveLength(23);
  expect(sum(ENEMY_KINDS.map(({ copies, defense }) => copies * defense))).toBe(71);
  expect(ENEMY_TYPES.map(({ id, defenses }) => [id, Math.max(...defenses)])).toEqual([
    ['counter-guerrilla', 4],
    ['military', 4],
    ['spy-master', 4],
    ['guard', 3],
    ['grunt', 2],
    ['jailor', 3],
    ['engineer', 3],
    ['radio-operator', 3],
  ]);
});

test('eight civilians, 12 in all', () => {
  expect([CIVILIANS.length, sum(CIVILIANS)]).toEqual([8, 12]);
});

test('every card names a rule there is, and so does every ruling', () => {
  const ids = new Set<string>(RULES.map(({ id }) => id));
  const named = [ACTIONS, MISSIONS, ENEMY_TYPES, RULINGS].flatMap((cards) =>
    cards.map(({ rule }) => rule),
  );
  expect(named.filter((rule) => !ids.has(rule))).toEqual([]);
});

const isFrozen = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

test.each(
  Object.entries({ ACTIONS, CIVILIANS, ENEMY_KINDS, ENEMY_TYPES, GAME, MAQUIS, MISSIONS, TIERS }),
)('%s cannot be changed, all the way down', (_, value) => {
  expect(isFrozen(value)).toBe(true);
});
