import { expect, test } from 'vitest';
import { readBackup, restoreOthers } from '#maquis/screen/kept/restore.ts';

const noRest = async () => undefined;
const BASE = { format: 'safe-house-backup', made: '2026-11-21T20:00:00.000Z' };
const SMALL = { marks: '{"version":1,"solved":[],"tried":[]}' };

test('the first form of a backup is read as one of Maquis', async () => {
  const games = { table: [{ id: 'a' }], practice: [{ id: 'b' }, { id: 'c' }] };
  const text = JSON.stringify({ ...BASE, version: 1, games, puzzles: [{ id: 'p' }], small: SMALL });
  expect(await readBackup(text, noRest)).toEqual({
    backup: {
      games: { table: ['{"id":"a"}'], practice: ['{"id":"b"}', '{"id":"c"}'] },
      puzzles: ['{"id":"p"}'],
      others: {},
      small: SMALL,
    },
  });
});

test('the second form holds every game; one that this site does not have is left in it and told', async () => {
  const games = {
    maquis: { table: [], practice: [], puzzles: [] },
    'nobodys-game': { table: [{ id: 'x' }] },
  };
  const read = await readBackup(JSON.stringify({ ...BASE, version: 2, games, small: {} }), noRest);
  if ('fault' in read) throw new Error(read.fault);
  expect(read.backup.others).toEqual({ 'nobodys-game': { table: ['{"id":"x"}'] } });
  expect(await restoreOthers(read.backup, ['maquis', 'resist'], noRest)).toEqual({
    added: 0,
    known: 0,
    unread: 0,
    foreign: ['nobodys-game'],
  });
});
