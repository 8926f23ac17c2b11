import { type DBSchema, openDB } from 'idb';
import { connect } from '#shared/storage/database.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import type { OwnPuzzle } from './own-puzzle.ts';

/** Puzzles of one's own, in a database of the browser's for each game. */
const databaseOf = (game: string): string => `safe-house.${game}.own-puzzles`;

interface PuzzleDatabase extends DBSchema {
  puzzles: { key: string; value: unknown };
}

export interface PuzzlesFound<P extends OwnPuzzle> {
  /** The latest first. */
  readonly puzzles: readonly P[];
  /** What cannot be read, as it lies there. */
  readonly aside: readonly unknown[];
}

export interface PuzzleShelf<P extends OwnPuzzle> {
  readonly find: () => Promise<PuzzlesFound<P>>;
  readonly ids: () => Promise<readonly string[]>;
  /** As it lies there. */
  readonly raw: (id: string) => Promise<unknown>;
  readonly get: (id: string) => Promise<P | undefined>;
  /** Whether something lies there under an id, readable or not. */
  readonly has: (id: string) => Promise<boolean>;
  readonly put: (puzzle: P) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Opens the shelf of a game. Rejects where the browser offers no storage. */
export async function openPuzzles<P extends OwnPuzzle>(
  game: string,
  kind: Versioned<P>,
): Promise<PuzzleShelf<P>> {
  const { within } = await connect(() =>
    openDB<PuzzleDatabase>(databaseOf(game), 1, {
      upgrade(fresh) {
        fresh.createObjectStore('puzzles');
      },
    }),
  );
  const raw = (id: string): Promise<unknown> => within((open) => open.get('puzzles', id));
  return {
    find: async () => puzzlesAmong(kind, await within((open) => open.getAll('puzzles'))),
    ids: () => within((open) => open.getAllKeys('puzzles')),
    raw,
    get: async (id) => readPuzzle(kind, await raw(id)),
    has: async (id) => (await within((open) => open.getKey('puzzles', id))) !== undefined,
    put: async (puzzle) => {
      await within((open) => open.put('puzzles', puzzle, puzzle.id));
    },
    remove: async (id) => {
      await within((open) => open.delete('puzzles', id));
    },
  };
}

/** A puzzle as it was stored; undefined where it is damaged or from another version. */
export function readPuzzle<P extends OwnPuzzle>(
  kind: Versioned<P>,
  stored: unknown,
): P | undefined {
  const read = readVersioned(kind, stored);
  return 'value' in read ? read.value : undefined;
}

/** Tells puzzles that can be read from those that cannot. */
export function puzzlesAmong<P extends OwnPuzzle>(
  kind: Versioned<P>,
  stored: readonly unknown[],
): PuzzlesFound<P> {
  const read = stored.map((value) => ({ value, puzzle: readPuzzle(kind, value) }));
  return {
    puzzles: read.flatMap(({ puzzle }) => puzzle ?? []).sort((one, other) => other.made - one.made),
    aside: read.flatMap(({ value, puzzle }) => (puzzle ? [] : [value])),
  };
}
