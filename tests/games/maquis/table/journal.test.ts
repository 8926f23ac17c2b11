// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAVE_VERSION, type Save, sortOut } from '#maquis/table/index.ts';
import { journalOf } from '#maquis/table/journal.ts';
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

describe('the journal', () => {
  test('holds the last note of each game until it is let go', () => {
    const journal = journalOf('a shelf');
    for (const save of [saved(1), saved(2), saved(1, 'another')]) journal.note(save);
    expect(journal.notes()).toHaveLength(2);
    expect(journal.notes()).toEqual(expect.arrayContaining([saved(2), saved(1, 'another')]));
    journal.letGo(saved(2));
    expect(journal.notes()).toEqual([saved(1, 'another')]);
  });

  test('keeps a note that is newer than what was written', () => {
    const journal = journalOf('a shelf');
    journal.note(saved(2));
    journal.letGo(saved(1));
    expect(journal.notes()).toEqual([saved(2)]);
  });

  test('is another for every shelf', () => {
    journalOf('a shelf').note(saved(1));
    expect(journalOf('another shelf').notes()).toEqual([]);
  });

  test('passes over what it cannot read, and leaves it', () => {
    const journal = journalOf('a shelf');
    journal.note(saved(1));
    const [key = ''] = Object.keys(localStorage);
    for (const text of ['{', '7', JSON.stringify({ ...saved(1), version: 99 })]) {
      localStorage.setItem(key, text);
      expect(journal.notes()).toEqual([]);
      journal.letGo(saved(9));
      expect(localStorage.getItem(key)).toBe(text);
    }
  });

  test('is no hindrance where nothing can be noted', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const journal = journalOf('a shelf');
    journal.note(saved(1));
    expect(journal.notes()).toEqual([]);
  });
});

describe('a note found beside what the database holds', () => {
  test.each([
    ['stands for an earlier save of its game', [saved(1)], saved(2), [saved(2)]],
    ['gives way to a later one', [saved(3)], saved(2), [saved(3)]],
    ['stands by itself where there is none', [], saved(2), [saved(2)]],
    ['leaves other games alone', [saved(1, 'b')], saved(2), [saved(2), saved(1, 'b')]],
  ])('%s', (_, written, note, found) => {
    expect(sortOut(written, [note]).saves).toEqual(found);
  });
});
