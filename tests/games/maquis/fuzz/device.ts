import { expect } from 'vitest';
import {
  type PuzzleShelf,
  puzzlesAmong,
  readPuzzle,
} from '#maquis/screen/coach/my-puzzles/puzzle-shelf.ts';
import { keepDraft, readDraft } from '#maquis/screen/editor/draft.ts';
import type { Places } from '#maquis/screen/kept/everything.ts';
import { keepMark, readMarks } from '#maquis/screen/puzzle/marks.ts';
import {
  Overtaken,
  SAVE_VERSION,
  type Save,
  type Shelf,
  type Step,
  sortOut,
} from '#maquis/table/index.ts';
import { keepPreferences, readPreferences } from '#play/screen/preferences.ts';
import { pageWith, WatchedStorage } from './boundary.ts';
import { gameAfter, puzzleOf, TABLE } from './kept-things.ts';

/*
 * A device that keeps games, puzzles and small things, some of which cannot be read, for tests that
 * bring things in from elsewhere.
 */

export const saveOf = (id: string, moves: number): Save => ({
  version: SAVE_VERSION,
  id,
  begun: 1,
  changed: 2,
  order: 2,
  progress: { game: gameAfter(moves) },
});

/** The games on the device: `torn` cannot be read. */
export const OWN: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['going on', { ...saveOf('going on', 9), name: 'Tuesday' }],
  ['same', saveOf('same', 12)],
  ['torn', { version: SAVE_VERSION, id: 'torn', progress: 'half of' }],
]);
export const OWN_PUZZLES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['puzzle a', puzzleOf('puzzle a')],
  ['puzzle torn', { version: 1, id: 'puzzle torn' }],
]);

const storage = new WatchedStorage();
pageWith(storage);
keepPreferences({ bigType: true });
keepDraft(TABLE);
keepMark('solved here', 'solved');
const SMALL = storage.all();

/** A shelf as the database makes one, without a database. */
function shelfWith(kept: Map<string, unknown>): Shelf {
  const unused = () => Promise.reject(new Error('nothing but bringing in was asked for'));
  return {
    name: 'a shelf',
    find: async () => sortOut([...kept.values()]),
    amend: async (save) => {
      const there = kept.get(save.id);
      if (there && sortOut([there]).unreadable.length > 0) throw new Overtaken();
      kept.set(save.id, structuredClone(save));
    },
    put: unused,
    news: unused,
    remove: unused,
    discard: unused,
    onWritten: () => () => undefined,
  };
}

function puzzlesWith(kept: Map<string, unknown>): PuzzleShelf {
  return {
    find: async () => puzzlesAmong([...kept.values()]),
    all: async () => [...kept.values()],
    get: async (id) => readPuzzle(kept.get(id)),
    has: async (id) => kept.has(id),
    put: async (puzzle) => {
      kept.set(puzzle.id, puzzle);
    },
    remove: () => Promise.reject(new Error('nothing is removed by bringing in')),
  };
}

export interface Device {
  readonly table: Map<string, unknown>;
  readonly practice: Map<string, unknown>;
  readonly puzzles: Map<string, unknown>;
  readonly places: Places;
}

/** The device, as it was in the beginning. */
export function device(): Device {
  const [table, practice, puzzles] = [
    new Map(OWN),
    new Map<string, unknown>(),
    new Map(OWN_PUZZLES),
  ];
  storage.clear();
  for (const [key, text] of Object.entries(SMALL)) storage.setItem(key, text);
  const shelves = { table: shelfWith(table), practice: shelfWith(practice) };
  return { table, practice, puzzles, places: { shelves, puzzles: puzzlesWith(puzzles) } };
}

/** The steps of a saved game. */
export const stepsIn = (save: unknown): readonly Step[] => {
  const { progress } = save as Save;
  if (!('game' in progress)) throw new Error('a game became a set-up');
  return progress.game.steps;
};

/** Whatever was brought in: what lay there lies there still, and only a game may have gone further. */
export function expectNothingLost({ table, puzzles }: Device): void {
  for (const [id, own] of OWN) {
    const now = table.get(id);
    if (id !== 'going on') expect(now).toEqual(own);
    else {
      expect(now).toMatchObject({ id, name: 'Tuesday' });
      expect(stepsIn(now).slice(0, 9)).toEqual(stepsIn(own));
    }
  }
  for (const [id, own] of OWN_PUZZLES) expect(puzzles.get(id)).toEqual(own);
  expect(readDraft()).toEqual(TABLE);
  expect(readPreferences().bigType).toBe(true);
  expect(readMarks().solved).toContain('solved here');
}
