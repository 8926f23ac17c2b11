import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/** One word for one thing, and what is not written for it. */
interface Wording {
  readonly word: string;
  /** Expressions of what the word stands instead of. */
  readonly never: readonly string[];
  /** The game whose word it is; everybody's where none is named. */
  readonly in?: string;
}

const FOLDERS = ['src', 'content/rules', 'content/pages', 'content/glossary'];

/** Messages and chapters in a language, by path. */
const written = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(^|\/)zh(\.json|\.yml|\/.*\.(mdx|yml))$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

const wordings: readonly Wording[] = parse(readFileSync('content/wording/zh.yml', 'utf8'));

it.each(wordings)('$word is called nothing else in Chinese', ({ never, in: game }) => {
  const words = new RegExp(never.join('|'), 'g');
  const found = written
    .filter(({ file }) => !game || file.includes(`/${game}/`))
    .flatMap(({ file, text }) => [...text.matchAll(words)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
