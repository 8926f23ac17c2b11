import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES, RULINGS, TEXT_ONLY } from '#games/maquis/data/index.ts';

/** The text of every test of this folder and below. */
const texts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

/** Titles as they are written: after `test(` or `)(`, in any quotes. */
const titles = texts.flatMap((text) =>
  [...text.matchAll(/(?:test|\))\(\s*(['"`])(maquis\..*?)\1,/g)].map((match) => match[2] ?? ''),
);

const titlesOf = (id: string) => titles.filter((title) => title.startsWith(`${id}: `));

test('titles are found', () => {
  expect(titles.length).toBeGreaterThan(200);
});

test.each(RULES.map(({ id }) => id).filter((id) => !TEXT_ONLY.has(id)))(
  '%s is tested at least twice',
  (id) => {
    expect(titlesOf(id).length).toBeGreaterThanOrEqual(2);
  },
);

/** R49 is about what a player may look at; the engine hides nothing. */
const UNTESTED = ['R49'];

test.each(RULINGS.map(({ id }) => id).filter((id) => !UNTESTED.includes(id)))(
  'ruling %s is named by a test',
  (id) => {
    expect(titles.filter((title) => title.includes(`(${id})`))).not.toEqual([]);
  },
);

test('every title names a rule there is', () => {
  const ids = new Set<string>(RULES.map(({ id }) => id));
  const templates = titles.filter((title) => !title.includes('%s:'));
  expect(templates.filter((title) => !ids.has(title.split(':')[0] ?? ''))).toEqual([]);
});
