import { expect, test } from 'vitest';
import { type BackupRead, readBackup } from '#backup/read-backup.ts';
import { restore } from '#backup/restore.ts';

/* A backup in every form that was given out. */

const noRest = async () => undefined;
const BASE = { format: 'safe-house-backup', made: '2026-11-21T20:00:00.000Z' };
const MARKS = '{"version":1,"solved":[],"tried":[]}';
const PREFERENCES = '{"version":3}';

async function opened(value: object): Promise<BackupRead> {
  const read = await readBackup(JSON.stringify(value), noRest);
  if ('fault' in read) throw new Error(read.fault);
  return read.backup;
}

test('the first form is read as one of Maquis, its small things under their present names', async () => {
  const games = { table: [{ id: 'a' }], practice: [{ id: 'b' }, { id: 'c' }] };
  const small = { marks: MARKS, draft: '{}', preferences: PREFERENCES, 'draft, set aside': '{' };
  const backup = await opened({ ...BASE, version: 1, games, puzzles: [{ id: 'p' }], small });
  expect(backup.games).toEqual({
    maquis: {
      shelves: { table: 1, practice: 2, puzzles: 1 },
      things: { scenarios: MARKS, position: '{}', table: PREFERENCES },
    },
  });
  expect(backup.site).toEqual({ preferences: PREFERENCES });
  expect(backup.items('maquis', 'practice', 0)).toEqual([{ id: 'b' }, { id: 'c' }]);
  expect(backup.items('maquis', 'practice', 1)).toEqual([{ id: 'c' }]);
});

test('the second form holds every game', async () => {
  const games = {
    maquis: { table: [], practice: [], puzzles: [] },
    resist: { practice: [{ id: 'x' }] },
  };
  const backup = await opened({ ...BASE, version: 2, games, small: {} });
  expect(backup.games.resist).toEqual({ shelves: { practice: 1 }, things: {} });
  expect(backup.items('resist', 'practice', 0)).toEqual([{ id: 'x' }]);
});

test('of the third form, a game that this site does not have is left in it and told', async () => {
  const game = { shelves: { table: [{ id: 'x' }] }, things: { tables: 'a text' } };
  const backup = await opened({
    ...BASE,
    version: 3,
    games: { 'nobodys-game': game },
    site: {},
  });
  expect(backup.games['nobodys-game']).toEqual({ shelves: { table: 1 }, things: game.things });
  expect(await restore(backup, async () => undefined, noRest)).toEqual({
    games: { added: 0, apart: 0, further: 0, known: 0 },
    puzzles: 0,
    unread: 0,
    foreign: ['nobodys-game'],
  });
});

test('what a later version made is told apart', async () => {
  const text = JSON.stringify({ ...BASE, version: 4, games: {}, site: {} });
  expect(await readBackup(text, noRest)).toEqual({ fault: 'newer' });
});

test.each([
  ['', 1, 1],
  ['{"format":', 1, 11],
  ['{"format":"safe-house-backup",\n "version":3,,', 2, 14],
  ['[1,2', 1, 5],
])('of %j the place is told where it stops being JSON', async (text, line, column) => {
  expect(await readBackup(text, noRest)).toEqual({ fault: 'not-json', line, column });
});

test('what is JSON, and no backup could be, is not called anything else', async () => {
  const deep = '['.repeat(50) + ']'.repeat(50);
  expect(await readBackup(deep, noRest)).toEqual({ fault: 'too-much' });
  expect(await readBackup('[]', noRest)).toEqual({ fault: 'no-backup' });
});
