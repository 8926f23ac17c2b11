import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameRecord } from '#maquis/engine/index.ts';
import { checkRecord, parseRecord, replay } from '#maquis/engine/index.ts';
import { broughtBy } from '#maquis/screen/editor/brought.ts';
import { LARGEST_FILE, readGames, SITE_KEEPS_ALL } from '#maquis/table/index.ts';
import { recordFaultText } from '#maquis/words/record-faults.ts';
import { pageWith, readAll, WatchedStorage } from './boundary.ts';
import { type Below, chances, damagedText, damagedValue, oneOf } from './mutations.ts';

const fixture = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/maquis/${name}.record.json`, import.meta.url), 'utf8'),
  );
const RECORDS = ['win', 'draw', 'loss', 'busy'].map(fixture);
/** Mostly begun games: damage at their front costs no time behind it. */
const GAMES = RECORDS.flatMap((record) => {
  const { outcome: _, ...begun } = record;
  return [3, 8, 15, 25].map((moves) => ({ ...begun, moves: record.moves.slice(0, moves) }));
});

const storage = new WatchedStorage();
pageWith(storage);

/** A file with damage to its text, to its values, or to both. */
function damagedFile(below: Below): string {
  const game = below(40) === 0 ? oneOf(RECORDS, below) : oneOf(GAMES, below);
  const value = below(3) > 0 ? damagedValue(game, below) : game;
  const text = oneOf(
    [
      () => JSON.stringify(value),
      () => JSON.stringify([value, oneOf(GAMES, below)]),
      () => `${JSON.stringify(oneOf(GAMES, below))}\n${JSON.stringify(value)}\n`,
      () => JSON.stringify(value, null, 2),
    ],
    below,
  )();
  return value === game || below(6) === 0 ? damagedText(text ?? '', below) : (text ?? '');
}

function* damagedFiles(count: number) {
  const below = chances('damaged files');
  for (let n = 0; n < count; n++) yield damagedFile(below);
}

/** A file is read into games that can be played, and sentences for the rest. */
function take(text: string): void {
  const { games, faults } = readGames(text, SITE_KEEPS_ALL, () => 'seed');
  if (games.length + faults.length === 0) throw new Error('nothing was said of it');
  for (const { fault } of faults) expect(recordFaultText(fault)).toMatch(/\S[.!?]”?$/);
}

it('50,000 damaged files end in games and sentences', { timeout: 90_000 }, () => {
  expect(readAll(damagedFiles(50_000), take)).toBe(50_000);
  expect(storage.changes).toBe(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

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
  ['blank lines', '\n'.repeat(4_900_000)],
  ['braces and blanks', `{${' '.repeat(2_400_000)}}${' '.repeat(2_400_000)}x`],
  ['one long word', `"${'a'.repeat(4_900_000)}"`],
  ['backslashes', `"${'\\'.repeat(4_900_000)}`],
  ['a record with moves without end', record(`"moves":${listOf(390_000, () => '"return"')}`)],
];

it.each(HEAVY)('%s, in a file of some megabytes, do not hold the page up', (_, text) => {
  expect(text.length).toBeLessThanOrEqual(LARGEST_FILE);
  readAll([text], take);
  readAll([text], broughtBy);
});

it('a value nested without end is shown by its outermost part', () => {
  const deep: unknown = JSON.parse(nested('[', ']', 100_000));
  expect(checkRecord({ format: deep })).toEqual({
    fault: { code: 'other-format', found: '["..."]' },
  });
});

it('a record may have as many moves as a link, and no more', () => {
  const moves = (count: number) =>
    parseRecord(JSON.stringify({ ...GAMES[0], moves: Array<string>(count).fill('upkeep') }));
  expect(moves(5001)).toMatchObject({ fault: { code: 'wrong-value', at: 'moves' } });
  const most = moves(5000);
  expect('record' in most && replay(most.record)).toMatchObject({
    fault: { code: 'illegal-move' },
  });
});
