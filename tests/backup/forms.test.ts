import { expect, test } from 'vitest';
import type { BackupRead } from '#backup/protocol.ts';
import { restore } from '#backup/restore.ts';
import { readBackup } from '#backup/worker/read-backup.ts';

/* A backup in every form that was given out. */

const noRest = async () => undefined;
const BASE = { format: 'safe-house-backup', made: '2026-11-21T20:00:00.000Z' };
const MARKS = '{"version":1,"solved":[],"tried":[]}';
const PREFERENCES = '{"version":3}';

function opened(value: object): BackupRead {
  const read = readBackup(JSON.stringify(value));
  if ('fault' in read) throw new Error(read.fault);
  return read.backup;
}

test('the first form is read as one of Maquis, its small things under their present names', () => {
  const games = { table: [{ id: 'a' }], practice: [{ id: 'b' }, { id: 'c' }] };
  const small = { marks: MARKS, draft: '{}', preferences: PREFERENCES, 'draft, set aside': '{' };
  const backup = opened({ ...BASE, version: 1, games, puzzles: [{ id: 'p' }], small });
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

test('the second form holds every game', () => {
  const games = {
    maquis: { table: [], practice: [], puzzles: [] },
    resist: { practice: [{ id: 'x' }] },
  };
  const backup = opened({ ...BASE, version: 2, games, small: {} });
  expect(backup.games.resist).toEqual({ shelves: { practice: 1 }, things: {} });
  expect(backup.items('resist', 'practice', 0)).toEqual([{ id: 'x' }]);
});

test('of the third form, a game that this site does not have is left in it and told', async () => {
  const game = { shelves: { table: [{ id: 'x' }] }, things: { tables: 'a text' } };
  const backup = opened({
    ...BASE,
    version: 3,
    games: { 'nobodys-game': game },
    site: {},
  });
  expect(backup.games['nobodys-game']).toEqual({ shelves: { table: 1 }, things: game.things });
  expect(await restore(backup, async () => undefined, noRest)).toEqual({
    games: { added: 0, apart: 0, further: 0, known: 0 },
    puzzles: 0,
    things: [],
    settings: { added: false, apart: false },
    unread: 0,
    foreign: ['nobodys-game'],
  });
});

test('what a later version made is told apart', () => {
  const text = JSON.stringify({ ...BASE, version: 4, games: {}, site: {} });
  expect(readBackup(text)).toEqual({ fault: 'newer' });
});

test.each([
  ['', 1, 1],
  ['{"format":', 1, 11],
  ['{"format":"safe-house-backup",\n "version":3,,', 2, 14],
  ['[1,2', 1, 5],
])('of %j the place is told where it stops being JSON', (text, line, column) => {
  expect(readBackup(text)).toEqual({ fault: 'not-json', line, column });
});

test('what is JSON, and no backup could be, is not called anything else', () => {
  const deep = '['.repeat(50) + ']'.repeat(50);
  expect(readBackup(deep)).toEqual({ fault: 'too-much' });
  expect(readBackup('[]')).toEqual({ fault: 'no-backup' });
});
