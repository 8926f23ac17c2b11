import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '#site/languages.ts';
import { visit } from './visit.ts';

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;
const QUERIES: Table = parse(
  readFileSync(new URL('../fixtures/search-queries.yml', import.meta.url), 'utf8'),
);

it.each(LANGUAGES)('what players type is answered by its rule first (%s)', async (language) => {
  const queries = Object.entries(QUERIES[language] ?? {});
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const page = await visit(`${language}/maquis/`);
  await page.keyboard.press('/');
  const box = page.getByRole('dialog').getByRole('combobox').first();
  await box.waitFor();
  const first = page.getByRole('listbox').getByRole('option').first();
  const wrong: string[] = [];
  for (const [query, anchor] of queries) {
    await box.fill(query);
    const status = page.getByRole('dialog').getByRole('status');
    await expect.poll(() => status.textContent()).toContain(query);
    const found = (await first.count()) > 0 ? await first.getAttribute('href') : null;
    const answered = found?.split('#')[1];
    if (answered !== anchor) wrong.push(`${query}: ${answered ?? 'nothing'}, not ${anchor}`);
  }
  expect(wrong).toEqual([]);
});
