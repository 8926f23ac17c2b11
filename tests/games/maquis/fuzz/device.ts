import { expect } from 'vitest';
import { MAQUIS } from '#maquis/screen/aid/kit.ts';
import { type MyPuzzle, PUZZLES } from '#maquis/screen/coach/my-puzzles/my-puzzle.ts';
import { OWN as OWN_OF_MAQUIS } from '#maquis/screen/coach/my-puzzles/own.ts';
import { keepDraft, readDraft } from '#maquis/screen/editor/draft.ts';
import { THINGS } from '#maquis/screen/kept/things.ts';
import { keepMark, readMarks } from '#maquis/screen/puzzle/marks.ts';
import {
  type KeptMaquis,
  Overtaken,
  SAVE_VERSION,
  SAVES,
  type Save,
  type Step,
  sortOut,
} from '#maquis/table/index.ts';
import { type PuzzleShelf, puzzlesAmong, readPuzzle } from '#play/puzzles/own-shelf.ts';
import { keptOn } from '#play/screen/kept/games-shelf.ts';
import { puzzlesOn } from '#play/screen/kept/own-puzzles-shelf.ts';
import type { KeptPart } from '#play/screen/kept/part.ts';
import { momentName } from '#play/screen/own/own-puzzles.ts';
import { keepPreferences, readPreferences } from '#play/screen/preferences.ts';
import { readKept } from '#shared/kept/kind.ts';
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
function shelfWith(kept: Map<string, unknown>): Parameters<typeof keptOn<KeptMaquis>>[0] {
  return {
    ids: async () => [...kept.keys()],
    raw: async (id) => kept.get(id),
    get: async (id) => (kept.has(id) ? readKept(SAVES, kept.get(id)) : undefined),
    amend: () => Promise.reject(new Error('nothing is amended by bringing in')),
    bring: async (save) => {
      const there = kept.get(save.id);
      if (there && sortOut([there]).unreadable.length > 0) throw new Overtaken();
      kept.set(save.id, structuredClone(save));
    },
    bringNew: async (saves) => {
      const fresh = new Set<(typeof saves)[number]>();
      for (const save of saves) {
        if (kept.has(save.id)) continue;
        kept.set(save.id, structuredClone(save));
        fresh.add(save);
      }
      return fresh;
    },
    discard: () => Promise.reject(new Error('nothing is taken off by bringing in')),
  };
}

function puzzlesWith(kept: Map<string, unknown>): PuzzleShelf<MyPuzzle> {
  return {
    find: async () => puzzlesAmong(PUZZLES, [...kept.values()]),
    ids: async () => [...kept.keys()],
    raw: async (id) => kept.get(id),
    get: async (id) => readPuzzle(PUZZLES, kept.get(id)),
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
  /** What of Maquis lies there. */
  readonly part: KeptPart;
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
  const shelf = (name: string, on: ReturnType<typeof keptOn>) => ({
    name,
    label: () => name,
    open: async () => on,
  });
  const part: KeptPart = {
    shelves: [
      shelf('table', keptOn(shelfWith(table), MAQUIS)),
      shelf('practice', keptOn(shelfWith(practice), MAQUIS)),
      shelf(
        'puzzles',
        puzzlesOn(puzzlesWith(puzzles), PUZZLES, (one) => momentName(OWN_OF_MAQUIS, one)),
      ),
    ],
    things: THINGS,
  };
  return { table, practice, puzzles, part };
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
