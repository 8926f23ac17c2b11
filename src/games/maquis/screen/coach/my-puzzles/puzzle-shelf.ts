import { type DBSchema, openDB } from 'idb';
import { readKept } from '#shared/kept/kind.ts';
import { type MyPuzzle, PUZZLES } from './my-puzzle.ts';

/** Puzzles of one's own, in the browser's database. */
const PUZZLE_SHELF = 'safe-house.maquis.own-puzzles';

interface PuzzleDatabase extends DBSchema {
  puzzles: { key: string; value: unknown };
}

export interface PuzzlesFound {
  /** The latest first. */
  readonly puzzles: readonly MyPuzzle[];
  /** What cannot be read, as it lies there. */
  readonly aside: readonly unknown[];
}

export interface PuzzleShelf {
  readonly find: () => Promise<PuzzlesFound>;
  readonly ids: () => Promise<readonly string[]>;
  /** As it lies there. */
  readonly raw: (id: string) => Promise<unknown>;
  readonly get: (id: string) => Promise<MyPuzzle | undefined>;
  /** Whether something lies there under an id, readable or not. */
  readonly has: (id: string) => Promise<boolean>;
  readonly put: (puzzle: MyPuzzle) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Opens the shelf. Rejects where the browser offers no storage. */
export async function openPuzzles(): Promise<PuzzleShelf> {
  const database = await openDB<PuzzleDatabase>(PUZZLE_SHELF, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('puzzles');
    },
  });
  return {
    find: async () => puzzlesAmong(await database.getAll('puzzles')),
    ids: () => database.getAllKeys('puzzles'),
    raw: (id) => database.get('puzzles', id),
    get: async (id) => readPuzzle(await database.get('puzzles', id)),
    has: async (id) => (await database.getKey('puzzles', id)) !== undefined,
    put: async (puzzle) => {
      await database.put('puzzles', puzzle, puzzle.id);
    },
    remove: async (id) => {
      await database.delete('puzzles', id);
    },
  };
}

/** A puzzle as it was stored; undefined where it is damaged or from another version. */
export function readPuzzle(stored: unknown): MyPuzzle | undefined {
  const read = readKept(PUZZLES, stored);
  return 'value' in read ? read.value : undefined;
}

/** Tells puzzles that can be read from those that cannot. */
export const puzzlesAmong = (stored: readonly unknown[]): PuzzlesFound => ({
  puzzles: stored
    .flatMap((value) => readPuzzle(value) ?? [])
    .sort((one, other) => other.made - one.made),
  aside: stored.filter((value) => readPuzzle(value) === undefined),
});
