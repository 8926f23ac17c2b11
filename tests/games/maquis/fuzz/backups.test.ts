import { expect, it } from 'vitest';
import { readPreferences } from '#maquis/screen/aid/preferences.ts';
import type { Backup } from '#maquis/screen/kept/backup.ts';
import { LARGEST_BACKUP, readBackup, restore } from '#maquis/screen/kept/restore.ts';
import { restoreFaultText } from '#maquis/screen/kept/restore-fault-text.ts';
import { readMarks } from '#maquis/screen/puzzle/marks.ts';
import { type Save, summaryOf } from '#maquis/table/index.ts';
import { readAllWithRests } from './boundary.ts';
import { device, expectNothingLost, OWN, OWN_PUZZLES, saveOf, stepsIn } from './device.ts';
import { gameAfter, puzzleOf, TABLE } from './kept-things.ts';
import { chances, damagedText, damagedValue } from './mutations.ts';

/** A backup of another device, on which one game went further and one lies whole that is torn here. */
const BACKUP: Backup = {
  format: 'safe-house-backup',
  version: 1,
  made: '2026-11-21T20:00:00.000Z',
  games: {
    table: [saveOf('going on', 14), saveOf('same', 12), saveOf('torn', 3)],
    practice: [saveOf('far away', 6)],
  },
  puzzles: [puzzleOf('puzzle a'), puzzleOf('puzzle torn'), puzzleOf('puzzle b')],
  small: {
    preferences: JSON.stringify({ ...readPreferences(), bigType: false, version: 2 }),
    marks: JSON.stringify({ version: 1, solved: ['solved there'], tried: ['tried there'] }),
    'draft, set aside': '{',
  },
};

/** Does with a text what the page does with a file; gives the device, and what is told. */
async function open(text: string, rest: () => Promise<void>, here = device()) {
  const read = await readBackup(text, rest);
  if ('fault' in read) {
    expect(restoreFaultText(read.fault)).toMatch(/\S\.$/);
    expect([here.table.size, here.practice.size]).toEqual([OWN.size, 0]);
    return { here, fault: read.fault };
  }
  return { here, restored: await restore(read.backup, here.places, rest) };
}

const noRest = async () => undefined;

it('a sound backup brings in all it holds, beside what cannot be read here', async () => {
  const { here, restored } = await open(JSON.stringify(BACKUP), noRest);
  expectNothingLost(here);
  expect(restored).toEqual({
    games: { added: 2, further: 1, known: 1 },
    puzzles: 2,
    unread: 0,
  });
  expect(stepsIn(here.table.get('going on'))).toHaveLength(14);
  expect(stepsIn(here.table.get('torn of 2'))).toHaveLength(3);
  expect(here.puzzles.get('puzzle torn_5')).toMatchObject({ made: 5 });
  expect(readMarks()).toEqual({ solved: ['solved here', 'solved there'], tried: ['tried there'] });
  const { restored: again } = await open(JSON.stringify(BACKUP), noRest, here);
  expect(again).toEqual({ games: { added: 0, further: 0, known: 4 }, puzzles: 0, unread: 0 });
});

it('a game is not taken further by what cannot have happened', async () => {
  const game = gameAfter(9);
  const forged = {
    ...saveOf('going on', 9),
    progress: { game: { ...game, steps: [...game.steps, { move: 'return' }, { move: 'return' }] } },
  };
  const { here } = await open(
    JSON.stringify({ ...BACKUP, games: { table: [forged], practice: [] } }),
    noRest,
  );
  expect(here.table.get('going on')).toEqual(OWN.get('going on'));
  expect(here.table.get('going on of 2')).toMatchObject({ progress: forged.progress });
});

function* damagedBackups(count: number) {
  const below = chances('damaged backups');
  const sound = JSON.stringify(BACKUP);
  for (let n = 0; n < count; n++) {
    const text = below(3) === 0 ? sound : (JSON.stringify(damagedValue(BACKUP, below)) ?? '');
    yield text === sound || below(6) === 0 ? damagedText(text, below) : text;
  }
}

it('10,000 damaged backups bring in what can be read, and cost nothing that is kept', {
  timeout: 120_000,
}, async () => {
  let taken = 0;
  const openOne = async (text: string, rest: () => Promise<void>) => {
    const { here, restored } = await open(text, rest);
    expectNothingLost(here);
    if (!restored) return;
    taken++;
    const brought = [...here.table, ...here.practice].filter(([id]) => !OWN.has(id));
    expect(brought).toHaveLength(restored.games.added);
    for (const [, save] of brought) {
      const { progress } = save as Save;
      if ('game' in progress) summaryOf(progress.game);
    }
    expect(here.puzzles.size).toBe(OWN_PUZZLES.size + restored.puzzles);
    const numbers = [...Object.values(restored.games), restored.puzzles, restored.unread];
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
  };
  expect(await readAllWithRests(damagedBackups(10_000), openOne)).toBe(10_000);
  // Damage to one thing leaves the others to be taken.
  expect(taken).toBeGreaterThan(5000);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

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

/** Backups made to hold a page up: nearly as large as any that is read. */
const HEAVY: readonly (readonly [name: string, text: string])[] = [
  ['brackets that never close', long(19_000_000, '[')],
  ['objects in objects', long(3_000_000, '{"a":') + long(3_000_000, '}')],
  ['one long word', `"${long(19_000_000, 'a')}"`],
  ['backslashes', `"${long(19_000_000, '\\')}`],
  ['fields without end', `{${listOf(1_200_000, (n) => `"${n}":0`)}}`],
  ['commas', around(long(19_000_000, ','))],
  ['empty games', around(listOf(19_999, () => '{}'))],
  [
    'a thousand times one id',
    around(listOf(1000, (n) => save.replace('"begun":1', `"begun":${n}`))),
  ],
  [
    'games that went apart under one id',
    around(listOf(1000, (n) => save.replace('"s"', `"s${n}"`))),
  ],
  ['one game of zeros', around(long(9_000_000, '0,'))],
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

it.each(HEAVY)(
  '%s, in a backup of some megabytes, do not hold the page up',
  {
    timeout: 120_000,
  },
  async (_, text) => {
    expect(text.length).toBeLessThanOrEqual(LARGEST_BACKUP);
    await readAllWithRests([text], async (one, rest) =>
      expectNothingLost((await open(one, rest)).here),
    );
  },
);
