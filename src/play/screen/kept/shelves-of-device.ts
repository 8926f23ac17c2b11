import { openDB } from 'idb';
import type { Yield } from '#shared/yielding.ts';

/*
 * The shelves of whatever games have been played on this device, by the names of their databases. What
 * lies on them is handed about as it lies there: whether it can be read is found out by its game, when
 * one of its rooms is opened.
 */

/** What lies on each shelf of each game. */
export type Shelves = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

const SHELF = /^safe-house\.([a-z-]+)\.(table|practice)$/;

/**
 * Everything on the shelves of all games.
 *
 * @param except a game that is looked after by itself
 */
export async function shelvesOfDevice(except: string): Promise<Shelves> {
  const found: Record<string, Record<string, readonly unknown[]>> = {};
  // Browsers from before 2024 may not name their databases: then there is no telling.
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    const [, game, shelf] = SHELF.exec(name) ?? [];
    if (!game || !shelf || game === except) continue;
    const database = await openDB(name);
    if (database.objectStoreNames.contains('saves')) {
      found[game] = { ...found[game], [shelf]: await database.getAll('saves') };
    }
    database.close();
  }
  return found;
}

/** Whether something is a kept game that nobody has deleted. */
export const isKept = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as Marked).deleted === undefined;

interface Marked {
  readonly id?: unknown;
  readonly changed?: unknown;
  readonly deleted?: unknown;
}

/** What a shelf may be called in a file. */
export const isShelf = (name: string): boolean => name === 'table' || name === 'practice';

/**
 * Puts games beside those on a shelf. Nothing there is written over: what lies there under the same id
 * and is not the same stays, and the game that comes gets an id of its own.
 *
 * @param texts of the games, each to be read by itself; what is deleted is left out
 */
export async function bringOntoShelf(
  game: string,
  shelf: string,
  texts: readonly unknown[],
  rest: Yield,
): Promise<Readonly<Record<'added' | 'known' | 'unread', number>>> {
  const counts = { added: 0, known: 0, unread: 0 };
  const database = await openDB(`safe-house.${game}.${shelf}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('saves'),
  });
  try {
    for (const value of texts) {
      await rest();
      const { id, changed } = (value ?? {}) as Marked;
      if (typeof id !== 'string') counts.unread++;
      else if (isKept(value)) counts[await put(id, `${id} of ${changed}`, value)]++;
    }
  } finally {
    database.close();
  }
  return counts;

  async function put(id: string, copy: string, value: unknown): Promise<keyof typeof counts> {
    for (const key of [id, copy, `${copy} of ${copy}`]) {
      const there: unknown = await database.get('saves', key);
      const brought = { ...(value as object), id: key };
      if (there === undefined) {
        await database.put('saves', brought, key);
        return 'added';
      }
      if (JSON.stringify(there) === JSON.stringify(brought)) return 'known';
    }
    return 'unread';
  }
}
