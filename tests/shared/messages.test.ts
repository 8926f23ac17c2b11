import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOfWords } from '#site/i18n-build/compile-words.ts';
import { LANGUAGES } from '#site/layout/languages.ts';

const COMPILED = join('src', 'shared', 'messages', 'compiled');

/** The files of words of a language, as the compiler is told of them. */
const wordFiles = (language = 'en'): readonly string[] => filesOfWords([language]);

const keysIn = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')));

/** Everything under src that could name a message. */
function source(): string {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file) && !file.startsWith(COMPILED))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

test('no word of the interface is there twice', () => {
  const keys = wordFiles().flatMap(keysIn);
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
});

test('every word of the interface is used', () => {
  const words = new Set(source().match(/\w+/g));
  expect(
    wordFiles()
      .flatMap(keysIn)
      .filter((key) => !words.has(key)),
  ).toEqual([]);
});

/** In English a card’s printed name stands alone; in Chinese it stands behind the Chinese one. */
const MORE_IN_CHINESE = 'poilus_card_as_printed';

/** Keys with the names of what is filled in, each name once. */
const openings = (file: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([key, words]) => [
      key,
      key === MORE_IN_CHINESE ? [] : [...new Set(JSON.stringify(words).match(/\{\w+\}/g))].sort(),
    ]),
  );

test('there are files of words for every language of the site, and for no other', () => {
  const beside = (file: string) =>
    readdirSync(dirname(file)).filter((name) => name.endsWith('.json'));
  const expected = LANGUAGES.map((language) => `${language}.json`).sort();
  for (const file of wordFiles()) expect(beside(file).sort(), file).toEqual(expected);
});

describe.each(LANGUAGES)('the words of the interface in %s', (language) => {
  test('are the same words, with the same things filled in', () => {
    const english = wordFiles();
    const own = wordFiles(language);
    expect(own).toHaveLength(english.length);
    own.forEach((file, n) => {
      expect(openings(file), file).toEqual(openings(english[n] ?? ''));
    });
  });
});

test('no Chinese word was left in English; only games keep their names', () => {
  const said = (words: unknown) => JSON.stringify(words).replace(/\{\w+\}/g, '');
  const foreign = wordFiles('zh').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')))
      .filter(([, words]) => /^[^\p{Script=Han}]*[a-z]{2}[^\p{Script=Han}]*$/iu.test(said(words)))
      .map(([key]) => key),
  );
  expect(foreign.filter((key) => !/^[a-z]+_name$/.test(key))).toEqual([]);
});
