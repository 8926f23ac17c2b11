import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { journalOf } from './journal.ts';
import { type Save, SaveSchema } from './save-schema.ts';

/*
 * Games at the table, kept in the browser's database: one entry a game, written at every step, and
 * noted in the journal until the database has it. Nothing is deleted unless the visitor asks, not
 * even what cannot be read.
 */

interface TableDatabase extends DBSchema {
  saves: { key: string; value: unknown };
}

/** The databases: games beside a real table, and games in the browser. */
export const TABLE_SHELF = 'safe-house.maquis.table';
export const PRACTICE_SHELF = 'safe-house.maquis.practice';

/** What was found in storage: the saves that can be read, latest first, and how many cannot. */
export interface Found {
  readonly saves: readonly Save[];
  readonly damaged: number;
}

/** Somewhere games are kept. */
export interface Shelf {
  readonly find: () => Promise<Found>;
  readonly put: (save: Save) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Opens the shelf. Rejects where the browser offers no storage (some private windows). */
export async function openShelf(name: string): Promise<Shelf> {
  const database: IDBPDatabase<TableDatabase> = await openDB<TableDatabase>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('saves');
    },
  });
  const journal = journalOf(name);
  const write = async (save: Save) => {
    await database.put('saves', save, save.id);
    journal.letGo(save);
  };
  return {
    find: async () => {
      // Where they cannot be written they stay noted, and whoever plays on is told.
      await Promise.allSettled(journal.notes().map(write));
      return sortOut(await database.getAll('saves'));
    },
    put: (save) => {
      journal.note(save);
      return write(save);
    },
    remove: async (id) => {
      journal.strike(id);
      await database.delete('saves', id);
    },
  };
}

/** Tells saves that can be read from those that cannot. */
export function sortOut(stored: readonly unknown[]): Found {
  const saves = stored.flatMap((value) => {
    const read = v.safeParse(SaveSchema, value);
    return read.success ? [read.output] : [];
  });
  return {
    saves: saves.sort((one, other) => other.changed - one.changed),
    damaged: stored.length - saves.length,
  };
}
