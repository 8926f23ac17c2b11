import { expect } from 'vitest';
import {
  type MaquisSaves,
  SAVE_VERSION,
  type Save,
  type Step,
} from '#games/maquis/session/index.ts';
import { MAQUIS_MODE } from '#games/maquis/ui/aid/mode.ts';
import { type MyPuzzle, OWN as OWN_OF_MAQUIS } from '#games/maquis/ui/coach/my-puzzles/own.ts';
import {
  readPositionInProgress,
  savePositionInProgress,
} from '#games/maquis/ui/editor/position-in-progress.ts';
import { STORED_VALUES } from '#games/maquis/ui/stored-values.ts';
import { type PuzzleShelf, puzzlesAmong, readPuzzle } from '#play/puzzles/own-puzzle.ts';
import { puzzlesKey, readProgress, saveProgress } from '#play/puzzles/progress.ts';
import { StaleWriteError } from '#play/saves/save-store.ts';
import { momentName } from '#play/ui/my-puzzles/own-puzzles.ts';
import { keepPreferences, readPreferences } from '#play/ui/settings.ts';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { keptOn, puzzlesOn } from '#play/ui/storage/shelves.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import { classifySaves, SAVES } from '../session/maquis-saves.ts';
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
savePositionInProgress(TABLE);
saveProgress(puzzlesKey('maquis'), 'solved here', 'solved');
const SMALL = storage.all();

/** A shelf as the database makes one, without a database. */
function shelfWith(kept: Map<string, unknown>): Parameters<typeof keptOn<MaquisSaves>>[0] {
  return {
    ids: async () => [...kept.keys()],
    raw: async (id) => kept.get(id),
    get: async (id) => (kept.has(id) ? readVersioned(SAVES, kept.get(id)) : undefined),
    amend: () => Promise.reject(new Error('nothing is amended by bringing in')),
    bring: async (save) => {
      const there = kept.get(save.id);
      if (there && classifySaves([there]).unreadable.length > 0) throw new StaleWriteError();
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
    find: async () => puzzlesAmong(OWN_OF_MAQUIS.kind, [...kept.values()]),
    ids: async () => [...kept.keys()],
    raw: async (id) => kept.get(id),
    get: async (id) => readPuzzle(OWN_OF_MAQUIS.kind, kept.get(id)),
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
  readonly part: GameStorage;
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
  const part: GameStorage = {
    shelves: [
      shelf('table', keptOn(shelfWith(table), MAQUIS_MODE)),
      shelf('practice', keptOn(shelfWith(practice), MAQUIS_MODE)),
      shelf(
        'puzzles',
        puzzlesOn(puzzlesWith(puzzles), OWN_OF_MAQUIS.kind, (one) =>
          momentName(OWN_OF_MAQUIS, one),
        ),
      ),
    ],
    things: STORED_VALUES,
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
  expect(readPositionInProgress()).toEqual(TABLE);
  expect(readPreferences().bigType).toBe(true);
  expect(readProgress(puzzlesKey('maquis')).solved).toContain('solved here');
}
