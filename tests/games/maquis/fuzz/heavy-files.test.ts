import '../../../setup/steps.ts';
import { expect, it } from 'vitest';
import { LARGEST_RECORD_FILE } from '#games/maquis/session/index.ts';
import { tableInText } from '#games/maquis/ui/editor/use-editor.ts';
import { cases } from '../../../setup/cases.ts';
import { damagedFiles, take } from './damaged-files.ts';
import { readAllInFewSteps, readInFewSteps } from './few-steps.ts';

const nested = (open: string, close: string, deep: number) =>
  open.repeat(deep) + close.repeat(deep);
const listOf = (items: number, item: (n: number) => string) =>
  `[${Array.from({ length: items }, (_, n) => item(n)).join(',')}]`;
const record = (field: string) =>
  `{"format":"maquis-record","version":1,"ruleset":"pnp-1.1",${field}}`;

/** Files made to hold a page up: as large as any that is read, and slow to make sense of. */
const HEAVY: readonly (readonly [name: string, text: string])[] = [
  ['brackets in brackets', nested('[', ']', 2_400_000)],
  ['brackets that never close', '['.repeat(4_900_000)],
  ['objects in objects', nested('{"a":', '}', 800_000)],
  ['nesting where a word should be', `{"format":${nested('[', ']', 1_000_000)}}`],
  ['nesting where the goals should be', record(`"goals":${nested('[', ']', 1_000_000)}`)],
  ['zeros', listOf(2_400_000, () => '0')],
  ['empty objects', listOf(1_600_000, () => '{}')],
  ['objects no two of which are alike', listOf(300_000, (n) => `{"${n.toString(36)}":0}`)],
  ['fields without end', `{${listOf(400_000, (n) => `"${n}":0`).slice(1, -1)}}`],
  ['lines without end', '{}\n'.repeat(1_600_000)],
  ['blank lines', '\n'.repeat(cases(4_900_000))],
  ['braces and blanks', `{${' '.repeat(cases(2_400_000))}}${' '.repeat(cases(2_400_000))}x`],
  ['one long word', `"${'a'.repeat(cases(4_900_000))}"`],
  ['backslashes', `"${'\\'.repeat(cases(4_900_000))}`],
  ['a record with moves without end', record(`"moves":${listOf(390_000, () => '"return"')}`)],
];

it.each(HEAVY)('%s, in a file of some megabytes, do not hold the page up', (_, text) => {
  expect(text.length).toBeLessThanOrEqual(LARGEST_RECORD_FILE);
  readInFewSteps(text, take);
  readInFewSteps(text, tableInText);
});

it('nor do damaged files', () => {
  readAllInFewSteps([...damagedFiles(cases(1000))], take);
});
