import { expect, test } from 'vitest';
import {
  CASES,
  CHAPTERS,
  caseOf,
  moduleOf,
  RULES,
  ruleChapter,
  TEXT_ONLY,
  WRONG_REFERENCES,
} from '#games/set-europe-ablaze/data/index.ts';

const ids = RULES.map(({ id }) => id);

test('393 cases are numbered, in eleven modules', () => {
  expect(CASES).toHaveLength(393);
  const ofModule = (module: number) => CASES.filter((one) => moduleOf(one) === module).length;
  expect(Array.from({ length: 11 }, (_, at) => ofModule(at + 1)).reduce((a, b) => a + b)).toBe(393);
  expect(CASES.every((one) => moduleOf(one) >= 1 && moduleOf(one) <= 11)).toBe(true);
});

test('a case has one number and one id in words', () => {
  expect(new Set(CASES.map(({ number }) => number)).size).toBe(CASES.length);
  expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
  for (const { number, id } of CASES) {
    expect(number).toMatch(/^\d+(\.\d+)+[a-i]?$/);
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
  expect(caseOf('8.6.9b').id).toBe('deceived-for-loss');
  expect(() => caseOf('8.6.9z')).toThrow('no case 8.6.9z');
});

test('the cases come in the order of the booklet', () => {
  const key = (number: string) =>
    number.split('.').map((part) => {
      const figures = Number.parseInt(part, 10);
      return figures * 100 + (part.replace(/\d/g, '').codePointAt(0) ?? 0) / 2;
    });
  const ordered = [...CASES].sort((one, other) => {
    const [a, b] = [key(one.number), key(other.number)];
    for (let at = 0; at < Math.max(a.length, b.length); at++) {
      const difference = (a[at] ?? -1) - (b[at] ?? -1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  expect(CASES.map(({ number }) => number)).toEqual(ordered.map(({ number }) => number));
});

test('every rule has one id in words, a chapter and at least one case', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, chapter } of RULES) {
    expect(id).toMatch(/^set-europe-ablaze\.[a-z]+(-[a-z]+)*$/);
    expect(CHAPTERS).toContain(chapter);
    expect(ruleChapter(id)).toBe(chapter);
    expect(CASES.some(({ rule }) => rule === id)).toBe(true);
  }
  for (const id of TEXT_ONLY) expect(ids).toContain(id);
  expect(() => ruleChapter('set-europe-ablaze.nothing' as never)).toThrow('no rule');
});

test('fifteen references are printed wrong', () => {
  expect(WRONG_REFERENCES).toHaveLength(15);
  for (const { at, means } of WRONG_REFERENCES) {
    expect(caseOf(at).number).toBe(at);
    expect(caseOf(means).number).toBe(means);
  }
  expect(WRONG_REFERENCES).toContainEqual({ at: '6.3.8c', printed: '8.5.1', means: '8.6.2' });
});
