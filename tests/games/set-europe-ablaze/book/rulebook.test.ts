import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CASES,
  CHAPTERS,
  caseOf,
  RULES,
  WRONG_REFERENCES,
} from '#games/set-europe-ablaze/data/index.ts';
import { rulesWrittenIn } from '#rulebook/written-rules.ts';
import { elements, writtenChapters } from './chapters.ts';

const BOOK = join(import.meta.dirname, '../../../../content/rules/set-europe-ablaze');
const numbers = CASES.map(({ number }) => number);

test('every chapter of the book is written in English, and nothing besides', () => {
  expect([...writtenChapters('en')].sort()).toEqual([...CHAPTERS].sort());
});

test('a chapter of another language is one there is in English', () => {
  for (const chapter of writtenChapters('zh')) expect(CHAPTERS).toContain(chapter);
});

describe.each(['en', 'zh'])('the book in the language %s', (language) => {
  const cases = elements(language, 'Case');
  const written = writtenChapters(language);

  test('tells every case of its chapters exactly once, at its number', () => {
    const expected = CASES.filter(({ chapter }) => written.includes(chapter));
    expect(cases.map(({ number }) => number).sort()).toEqual(
      expected.map(({ number }) => number).sort(),
    );
  });

  test('tells each case in the rule and chapter that the game knows', () => {
    for (const { number, rule, chapter, text } of cases) {
      expect({ rule, chapter }).toEqual({
        rule: caseOf(number).rule,
        chapter: caseOf(number).chapter,
      });
      expect(text.length, number).toBeGreaterThan(3);
    }
  });

  test('writes every rule of its chapters with a title', () => {
    for (const chapter of written) {
      const mdx = readFileSync(join(BOOK, language, `${chapter}.mdx`), 'utf8');
      const rules = rulesWrittenIn(mdx);
      expect(rules.map(({ id }) => id)).toEqual(
        RULES.filter((rule) => rule.chapter === chapter).map(({ id }) => id),
      );
      for (const { title } of rules) expect(title).not.toBe('');
    }
  });

  test('refers to cases that there are, and never to the case it stands in', () => {
    for (const { number, within } of elements(language, 'CaseRef')) {
      expect(numbers).toContain(number);
      expect(within).not.toBe(number);
    }
  });

  test('strikes out each reference that is printed wrong, where it stands', () => {
    const struck = elements(language, 'CaseRef').filter(
      ({ printed, chapter }) => printed && chapter !== 'idea',
    );
    expect(
      struck.map(({ within, printed, number }) => `${within}: ${printed}, ${number}`).sort(),
    ).toEqual(
      WRONG_REFERENCES.filter(({ at }) => written.includes(caseOf(at).chapter))
        .map(({ at, printed, means }) => `${at}: ${printed}, ${means}`)
        .sort(),
    );
  });
  test('keeps the number of a case apart from a number before it', () => {
    const fused = written.flatMap((chapter) => {
      const mdx = readFileSync(join(BOOK, language, `${chapter}.mdx`), 'utf8');
      return [...mdx.matchAll(/\d<CaseRef n="[^"]*"/g)].map(([found]) => `${chapter}: ${found}`);
    });
    expect(fused).toEqual([]);
  });
});
