import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { datedRules } from '#rulebook/written-rules.ts';

const RULES = 'content/rules';

/** Beside the chapters of a book: when each of its rules last changed. */
export const DATES = 'dates.json';

/** The folders of all books, each a game in a language. */
export const bookFolders = (): readonly string[] =>
  readdirSync(RULES)
    .sort()
    .flatMap((game) =>
      readdirSync(join(RULES, game), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(RULES, game, name)),
    );

/** The chapters of a book, as written. */
export const chaptersIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** None yet, for a book that has just been begun. */
export function datesIn(folder: string): ReturnType<typeof datedRules> {
  const file = join(folder, DATES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
