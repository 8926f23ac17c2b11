import '../../../setup/steps.ts';
import { expect, it } from 'vitest';
import { LARGEST_BACKUP } from '#backup/protocol.ts';
import { readBackup } from '#backup/worker/read-backup.ts';
import { cases } from '../../../setup/cases.ts';
import { damagedBackups, takeIn } from './damaged-backups.ts';
import { expectNothingLost, saveOf } from './device.ts';
import { readInFewSteps, readWithRests } from './few-steps.ts';
import { gameAfter, puzzleOf, TABLE } from './kept-things.ts';

const listOf = (count: number, item: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => item(n)).join(',');
const around = (table: string, puzzles = '', small = '') =>
  `{"format":"safe-house-backup","version":1,"made":"","games":{"table":[${table}],` +
  `"practice":[]},"puzzles":[${puzzles}],"small":{${small}}}`;
const long = (count: number, part: string) => part.repeat(count);
const save = JSON.stringify(saveOf('a', 1));
const withSteps = (steps: string) =>
  JSON.stringify({
    ...saveOf('a', 1),
    progress: { game: { ...gameAfter(0), steps: ['HERE'] } },
  }).replace('"HERE"', steps);

/**
 * Backups made to hold a page up, the longest in the full run. Of two million letters, whatever goes through a whole one at one
 * go takes too many steps for the page; the largest there can be is timed by `bench:backup`.
 */
const HEAVY: readonly (readonly [name: string, text: string])[] = [
  ['brackets that never close', long(cases(2_000_000), '[')],
  ['objects in objects', long(cases(300_000), '{"a":') + long(cases(300_000), '}')],
  ['one long word', `"${long(cases(4_000_000), 'a')}"`],
  ['backslashes', `"${long(4_000_000, '\\')}`],
  ['fields without end', `{${listOf(cases(150_000), (n) => `"${n}":0`)}}`],
  ['commas', around(long(2_000_000, ','))],
  ['empty games', around(listOf(cases(19_999), () => '{}'))],
  [
    'a thousand times one id',
    around(listOf(1000, (n) => save.replace('"begun":1', `"begun":${n}`))),
  ],
  [
    'games that went apart under one id',
    around(listOf(1000, (n) => save.replace('"s"', `"s${n}"`))),
  ],
  ['one game of zeros', around(long(cases(1_000_000), '0,'))],
  ['one game with a list of zeros', around(`{"version":2,"id":[${long(450_000, '0,')}0]}`)],
  ['a game with steps without end', around(withSteps(`${long(9_000, '{"move":"return"},')}0`))],
  ['a game with lists for steps', around(withSteps(`${long(19_000, '[],')}[]`))],
  ['a game with words for steps', around(withSteps(`${long(200_000, '"a",')}"a"`))],
  [
    'a game of corrections',
    around(withSteps(listOf(200, () => JSON.stringify({ correction: TABLE })))),
  ],
  [
    'puzzles without end',
    around(
      '',
      listOf(10_000, (n) => JSON.stringify({ ...puzzleOf(`puzzle ${n}`), table: 0 })),
    ),
  ],
  [
    'a puzzle with moves without end',
    around('', JSON.stringify({ ...puzzleOf('puzzle p'), moves: Array(300_000).fill(0) })),
  ],
  [
    'small things without end',
    around(
      '',
      '',
      listOf(80_000, (n) => `"${n}":""`),
    ),
  ],
  [
    'marks without end',
    around(
      '',
      '',
      `"marks":${JSON.stringify(JSON.stringify({ version: 1, solved: Array.from({ length: 90_000 }, (_, n) => `${n}`), tried: [] }))}`,
    ),
  ],
];

/** In the worker, which holds nobody up: a dozen steps for each letter of the longest text above. */
const MOST_IN_WORKER = 50_000_000;

/** What the page does with a backup that was read may not hold the page up. */
const takeInFewSteps = (text: string) =>
  readWithRests(readBackup(text), async (read, rest) =>
    expectNothingLost((await takeIn(read, rest)).here),
  );

it.each(HEAVY)('%s, in a backup of some megabytes, do not hold the page up', async (_, text) => {
  expect(text.length).toBeLessThanOrEqual(LARGEST_BACKUP);
  readInFewSteps(text, readBackup, MOST_IN_WORKER);
  await takeInFewSteps(text);
});

it('nor do damaged backups', async () => {
  for (const text of damagedBackups(cases(100))) await takeInFewSteps(text);
});
