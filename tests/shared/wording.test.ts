import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** One word for one thing, and what is not written for it. */
interface Wording {
  readonly word: string;
  /** Expressions of what the word stands instead of. */
  readonly never: readonly string[];
  /** The game whose word it is; everybody's where none is named. */
  readonly in?: string;
}

const FOLDERS = [
  'src',
  'content/rules',
  'content/pages',
  'content/glossary',
  'content/puzzles',
  'content/examples',
];

/** Messages and chapters in a language, by path. */
const written = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(^|\/)zh(\.json|\.yml|\/.*\.(mdx|yml))$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

const wordings: readonly Wording[] = parse(readFileSync('content/wording/zh.yml', 'utf8'));

/** What is read of a line: a message without its key, a line of a chapter as it stands. */
const read = (line: string): string => line.replace(/^\s*"[\w.]+": "|",?$/g, '');

/** Lines that break a custom of writing, but for those that `except` allows. */
const lines = (broken: RegExp, except = /^#/): readonly string[] =>
  written.flatMap(({ file, text }) =>
    text
      .split('\n')
      .map(read)
      .filter((line) => broken.test(line) && !except.test(line))
      .map((line) => `${file}: ${line}`),
  );

describe('Chinese is set as the house sets it', () => {
  it('without a space between Chinese and other letters, figures or what is filled in', () => {
    // The number of a step stands apart from its name, and signs in a row stand apart.
    const apart = /^\d+ |^#|\} \S\{/;
    expect(lines(/\p{sc=Han} [\w{]|[\w}%] \p{sc=Han}/u, apart)).toEqual([]);
  });

  it('with the wide signs of Chinese within a sentence', () => {
    const narrow = /\p{sc=Han}[,;!?]|\p{sc=Han}\.\.\.|(?<!…)…(?!…)/u;
    const lists = /^\s*(- )?\{|\[.*\]/;
    expect(lines(narrow, lists)).toEqual([]);
  });

  it('with no sign between a word and what is bold, where Markdown would show its stars', () => {
    const isShown = (pair: string) => /^[\p{L}\p{N}]\*\*\p{P}|\p{P}\*\*[\p{L}\p{N}]$/u.test(pair);
    const shown = written
      .filter(({ file }) => file.endsWith('.mdx'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/.?\*\*[^*\n]+\*\*.?/gu)]
          .filter(([pair]) => isShown(pair))
          .map(([pair]) => `${file}: ${pair}`),
      );
    expect(shown).toEqual([]);
  });
});

it.each(wordings)('$word is called nothing else in Chinese', ({ never, in: game }) => {
  const words = new RegExp(never.join('|'), 'g');
  const found = written
    .filter(({ file }) => !game || file.includes(`/${game}/`))
    .flatMap(({ file, text }) => [...text.matchAll(words)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

/** What is read in English, as far as it holds words of a game's own. */
const english = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(^|\/)en(\.json|\.yml|\/.*\.(mdx|yml))$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\s+/g, ' ') })),
);

const inEnglish: readonly Wording[] = parse(readFileSync('content/wording/en.yml', 'utf8'));

it.each(inEnglish)('$word is called nothing else in English', ({ never, in: game }) => {
  const words = new RegExp(never.join('|'), 'g');
  const found = english
    .filter(({ file }) => !game || file.includes(`/${game}/`))
    .flatMap(({ file, text }) => [...text.matchAll(words)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
