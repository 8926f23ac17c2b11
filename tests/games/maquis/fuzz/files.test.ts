import { expect, it } from 'vitest';
import { checkRecord, parseRecord, replay } from '#games/maquis/engine/index.ts';
import { cases } from '../../../setup/cases.ts';
import { readAll } from './boundary.ts';
import { damagedFiles, GAMES, storage, take } from './damaged-files.ts';

it('damaged files end in games and sentences', () => {
  const all = cases(50_000);
  expect(readAll(damagedFiles(all), take)).toBe(all);
  expect(storage.changes).toBe(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('a value nested without end is shown by its outermost part', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
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
