import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '#site/layout/languages.ts';
import { askAll } from './ask-search.ts';
import { visit } from './visit.ts';

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;
const QUERIES: Table = parse(
  readFileSync(new URL('../fixtures/search-queries.yml', import.meta.url), 'utf8'),
);

it.each(LANGUAGES)('what players type is answered by its rule first (%s)', async (language) => {
  const queries = Object.entries(QUERIES[language] ?? {});
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const page = await visit(`${language}/maquis/`);
  const said = await askAll(
    page,
    queries.map(([query]) => query),
  );
  const wrong = queries.flatMap(([query, anchor], at) => {
    const answered = said[at]?.anchors[0] ?? 'nothing';
    return answered === anchor ? [] : [`${query}: ${answered}, not ${anchor}`];
  });
  expect(wrong).toEqual([]);
});
