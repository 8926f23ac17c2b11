import { expect, test } from 'vitest';
import { CHAPTERS, RULES, TEXT_ONLY } from '#games/resist/data/rules.ts';
import { RULINGS } from '#games/resist/data/rulings.ts';

const ids = RULES.map(({ id }) => id);
const numbers = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`);

test('every rule has one id, in words', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^resist(\.[a-z]+(-[a-z]+)*)$/);
});

test('every rule has its chapter', () => {
  for (const { chapter } of RULES) expect(CHAPTERS).toContain(chapter);
});

test('the rules with nothing to check are rules', () => {
  for (const id of TEXT_ONLY) expect(ids).toContain(id);
});

test('51 questions, then 24 cases, each at a rule', () => {
  expect(RULINGS.map(({ id }) => id)).toEqual([...numbers('C', 51), ...numbers('E', 24)]);
  for (const { rule } of RULINGS) expect(ids).toContain(rule);
});

test('what is said of each case: the rules say eight, and one they leave to us', () => {
  const known = (basis: string) =>
    RULINGS.filter((ruling) => ruling.id.startsWith('E') && ruling.basis === basis).map(
      ({ id }) => id,
    );
  expect(known('stated')).toEqual(['E01', 'E02', 'E03', 'E04', 'E06', 'E10', 'E11', 'E24']);
  expect(known('ours')).toEqual(['E17']);
});

test('what we have only from those who read the rulebook is reported: its sum and its results', () => {
  const reported = RULINGS.filter(({ basis }) => basis === 'reported').map(({ id }) => id);
  expect(reported).toEqual(['C04', 'C11']);
});
