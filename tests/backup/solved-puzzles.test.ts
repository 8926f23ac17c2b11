// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { gameStorageOf } from '#backup/parts.ts';
import { restore } from '#backup/restore.ts';
import { readBackup } from '#backup/worker/read-backup.ts';
import { readProgress } from '#play/puzzles/progress.ts';

/* What a visitor has solved comes back with a backup, whichever game's puzzles it were. */

const noRest = async () => undefined;

beforeEach(() => localStorage.clear());

async function brought(game: string, scenarios: string) {
  const games = { [game]: { shelves: {}, things: { scenarios } } };
  const made = '2026-11-21T20:00:00.000Z';
  const backup = { format: 'safe-house-backup', version: 3, made, games, site: {} };
  const read = readBackup(JSON.stringify(backup));
  if ('fault' in read) throw new Error(read.fault);
  return restore(read.backup, gameStorageOf, noRest);
}

describe.each(['maquis', 'resist'])('of %s', (game) => {
  const key = `safe-house.${game}.scenarios`;
  const there = '{"version":1,"solved":["a","b"],"tried":["c","d"]}';

  test('marks come to a device that has none', async () => {
    expect(await brought(game, there)).toMatchObject({ unread: 0, foreign: [] });
    expect(readProgress(key)).toEqual({ solved: ['a', 'b'], tried: ['c', 'd'] });
  });

  test('solved here or there is solved, and they are counted on the page of things kept', async () => {
    localStorage.setItem(key, '{"version":1,"solved":["c"],"tried":["a"]}');
    await brought(game, there);
    const { solved, tried } = readProgress(key);
    expect([solved.toSorted(), tried]).toEqual([['a', 'b', 'c'], ['d']]);
    const counts = (await gameStorageOf(game))?.things?.count() ?? [];
    expect(counts[0]).toEqual(['Puzzles solved', 3]);
  });

  test('marks that cannot be read are told, and change nothing', async () => {
    localStorage.setItem(key, '{"version":1,"solved":["c"],"tried":[]}');
    expect(await brought(game, '{"solved":7}')).toMatchObject({ unread: 1 });
    expect(readProgress(key)).toEqual({ solved: ['c'], tried: [] });
  });
});
