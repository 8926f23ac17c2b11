// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAVE_VERSION, type Save } from '#games/maquis/session/index.ts';
import { writeAheadLog } from '#play/saves/local-saves.ts';
import { classifySaves, SAVES } from './maquis-saves.ts';
import { gameWith } from './stepping.ts';

const saved = (revision: number, id = 'a game'): Save => ({
  version: SAVE_VERSION,
  id,
  begun: 1,
  changed: 2,
  order: revision,
  revision,
  progress: { game: gameWith('site', [{ move: 'place:grocer' }]) },
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the write-ahead log', () => {
  test('holds the last entry of each game until it is confirmed', () => {
    const ahead = writeAheadLog('a shelf', SAVES);
    for (const save of [saved(1), saved(2), saved(1, 'another')]) ahead.log(save);
    expect(ahead.entries()).toHaveLength(2);
    expect(ahead.entries()).toEqual(expect.arrayContaining([saved(2), saved(1, 'another')]));
    ahead.confirm(saved(2));
    expect(ahead.entries()).toEqual([saved(1, 'another')]);
  });

  test('keeps an entry that is newer than what was written', () => {
    const ahead = writeAheadLog('a shelf', SAVES);
    ahead.log(saved(2));
    ahead.confirm(saved(1));
    expect(ahead.entries()).toEqual([saved(2)]);
  });

  test('is another for every shelf', () => {
    writeAheadLog('a shelf', SAVES).log(saved(1));
    expect(writeAheadLog('another shelf', SAVES).entries()).toEqual([]);
  });

  test('passes over what it cannot read, and leaves it', () => {
    const ahead = writeAheadLog('a shelf', SAVES);
    ahead.log(saved(1));
    const [key = ''] = Object.keys(localStorage);
    for (const text of ['{', '7', JSON.stringify({ ...saved(1), version: 99 })]) {
      localStorage.setItem(key, text);
      expect(ahead.entries()).toEqual([]);
      ahead.confirm(saved(9));
      expect(localStorage.getItem(key)).toBe(text);
    }
  });

  test('is no hindrance where nothing can be logged', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const ahead = writeAheadLog('a shelf', SAVES);
    ahead.log(saved(1));
    expect(ahead.entries()).toEqual([]);
  });
});

describe('an entry found beside what the database holds', () => {
  test.each([
    ['stands for an earlier save of its game', [saved(1)], saved(2), [saved(2)]],
    ['gives way to a later one', [saved(3)], saved(2), [saved(3)]],
    ['stands by itself where there is none', [], saved(2), [saved(2)]],
    ['leaves other games alone', [saved(1, 'b')], saved(2), [saved(2), saved(1, 'b')]],
  ])('%s', (_, written, logged, found) => {
    expect(classifySaves(written, [logged]).saves).toEqual(found);
  });
});
