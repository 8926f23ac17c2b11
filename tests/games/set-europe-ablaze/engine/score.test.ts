import { expect, test } from 'vitest';
import { type ScoredArea, score } from '#games/set-europe-ablaze/engine/score.ts';

/** Made up, as are all values and borders here. */
const schedule = { damage: 1, direct: 7, temporary: 3, immuneZero: 11 };

const area = (id: string, value: number, rest: Partial<ScoredArea> = {}): ScoredArea => ({
  id,
  country: 'France',
  value,
  damage: 0,
  ...rest,
});

const CHAIN = [
  ['ash', 'birch'],
  ['birch', 'cedar'],
] as const;

const why = (areas: ReturnType<typeof score>['areas']) =>
  Object.fromEntries(Object.entries(areas).map(([id, scored]) => [id, scored.why]));

test('set-europe-ablaze.export-value: a chain of French Areas scores, and a tenth is rounded down (C17)', () => {
  const scored = score({
    turn: 5,
    schedule,
    areas: [
      area('ash', 30, { germany: true }),
      area('birch', 20),
      area('cedar', 15),
      area('flats', 40, { country: 'Belgium' }),
    ],
    edges: CHAIN,
  });
  expect(scored).toMatchObject({ germanSum: 105, germanVp: 10, maquisVp: 0 });
});

test('set-europe-ablaze.interdiction: what lies behind a closed Area is cut off; Belgium is no way round', () => {
  const scored = score({
    turn: 5,
    schedule,
    areas: [
      area('ash', 30, { germany: true }),
      area('birch', 20, { damage: 4, temporary: true }),
      area('cedar', 15, { damage: 5 }),
      area('flats', 40, { country: 'Belgium' }),
    ],
    edges: [...CHAIN, ['cedar', 'flats'], ['ash', 'flats']],
  });
  expect(why(scored.areas)).toEqual({
    ash: 'counts',
    birch: 'temporary',
    cedar: 'cut-off',
    flats: 'counts',
  });
  // Damage of 9 and one premium of 3: both are scored where an Area is closed for the turn (9.2).
  expect(scored).toMatchObject({ germanSum: 70, germanVp: 7, maquisVp: 12 });
});

test('set-europe-ablaze.direct-interdiction: the premium instead of the damage', () => {
  const scored = score({
    turn: 6,
    schedule,
    areas: [
      area('ash', 12, { damage: 12, germany: true }),
      area('birch', 20, { damage: 1 }),
      area('cedar', 9, { germany: true }),
    ],
    edges: CHAIN,
  });
  expect(scored).toMatchObject({ germanSum: 28, germanVp: 2, maquisVp: 8 });
  expect(scored.areas.ash).toEqual({ value: 0, why: 'direct' });
});

test('set-europe-ablaze.direct-interdiction: closed both ways, there is one premium (N34)', () => {
  const areas = [area('ash', 4, { damage: 4, temporary: true, germany: true })];
  expect(score({ turn: 5, schedule, areas, edges: [] }).maquisVp).toBe(7);
});

test('set-europe-ablaze.immune-areas: at zero they let others through and pay a reward (D21)', () => {
  const scored = score({
    turn: 7,
    schedule,
    areas: [
      area('ash', 10, { damage: 10, germany: true, immune: true }),
      area('birch', 21, { damage: 2 }),
      area('flats', 8, { country: 'Netherlands', damage: 8 }),
    ],
    edges: CHAIN,
  });
  expect(scored).toMatchObject({ germanSum: 19, germanVp: 1, maquisVp: 42 });
  expect(scored.maquisCounts).toEqual({ damage: 20, direct: 0, temporary: 0, immuneZero: 2 });
});

test('set-europe-ablaze.immune-areas: an immune Area can have a reward of its own', () => {
  const areas = [area('belgium', 8, { country: 'Belgium', damage: 8 })];
  const own = { ...schedule, immuneZero: { belgium: 5 } };
  expect(score({ turn: 5, schedule: own, areas, edges: [] }).maquisVp).toBe(13);
});

test('set-europe-ablaze.export-value: damage is taken off before Vichy is doubled (D22)', () => {
  const areas = [area('south', 5, { damage: 2, vichy: true, germany: true })];
  const sum = (turn: number) => score({ turn, schedule, areas, edges: [] }).germanSum;
  expect([3, 4].map(sum)).toEqual([6, 3]);
});
