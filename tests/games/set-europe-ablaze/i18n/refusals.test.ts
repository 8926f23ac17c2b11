import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseOf } from '#games/set-europe-ablaze/data/index.ts';
import { REASONS, refusalReason } from '#games/set-europe-ablaze/i18n/refusals.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/set-europe-ablaze');
const { rows } = JSON.parse(readFileSync(join(FIXTURES, 'verdicts.json'), 'utf8')) as {
  readonly rows: readonly { readonly legal: boolean; readonly case: string }[];
};

/** What the table cannot try: the judge is asked it by lines of text alone. */
const BY_LINES_ALONE = ['8.5.2', '8.6.5b', '8.6.6a', '8.6.7a', '8.6.8'];

test('every case that refuses says why in words', () => {
  const refusing = rows.filter(({ legal }) => !legal).map((row) => row.case);
  const silent = refusing.filter((number) => refusalReason(number) === undefined);
  expect(silent.filter((number) => !BY_LINES_ALONE.includes(number))).toEqual([]);
});

test('reasons stand at cases there are', () => {
  for (const number of Object.keys(REASONS)) expect(caseOf(number).number).toBe(number);
});
