import { expect, test } from 'vitest';
import { CHAPTERS, RULES, TEXT_ONLY } from '#games/les-poilus/data/rules.ts';
import { RULINGS } from '#games/les-poilus/data/rulings.ts';

const ids: readonly string[] = RULES.map(({ id }) => id);

test('every rule has one id, in words', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^les-poilus\.[a-z]+(-[a-z]+)*$/);
});

test('every rule has its chapter', () => {
  for (const { chapter } of RULES) expect(CHAPTERS).toContain(chapter);
});

test('the rules with nothing to check are rules', () => {
  for (const id of TEXT_ONLY) expect(ids).toContain(id);
});

const series = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`);

// The 58 points and 26 edge cases of our sources; E23 is a case that C48 shows cannot come up.
test('the rulings are C01 to C58 and E01 to E26 without E23, and belong to rules', () => {
  const numbers = [...series('C', 58), ...series('E', 26).filter((id) => id !== 'E23')];
  expect(RULINGS.map(({ id }) => id)).toEqual(numbers);
  for (const { rule } of RULINGS) expect(ids).toContain(rule);
});

test('rules and rulings cannot be changed', () => {
  for (const list of [RULES, RULINGS]) {
    expect(Object.isFrozen(list)).toBe(true);
    for (const entry of list) expect(Object.isFrozen(entry)).toBe(true);
  }
});
