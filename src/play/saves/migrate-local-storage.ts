import type { IDBPDatabase } from 'idb';
import { localStore } from '#shared/storage/local-storage.ts';
import type { SavesDatabase } from './stored.ts';

/*
 * A game that was once kept in the browser's storage, each save under a key of its own, has its saves
 * moved into the database when its shelf is opened. A key goes only when the database holds what lay
 * under it; what cannot be read moves as it lies.
 *
 *     safe-house.GAME.SHELF.ID  →  the database safe-house.GAME.SHELF, under ID
 */

/** The keys of the saves that lie in the browser's storage, of those that begin with a shelf's name. */
export const localKeys = (shelf: string): readonly string[] =>
  Object.keys(localStore() ?? {}).filter(
    (key) => key.startsWith(`${shelf}.`) && !key.startsWith(`${shelf}.unwritten.`),
  );

/** What lies under a key: the value its text tells, or the text where it tells none. */
export function localValue(key: string): unknown {
  const text = localStore()?.getItem(key);
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

/** Moves the saves that lie in the browser's storage into a shelf's database, as far as it takes them. */
export async function moveFromLocal(
  database: IDBPDatabase<SavesDatabase>,
  shelf: string,
): Promise<void> {
  for (const key of localKeys(shelf)) {
    const value = localValue(key);
    try {
      await putBeside(database, key.slice(shelf.length + 1), value);
    } catch {
      // There is no room: it stays where it is, and is read from there.
      continue;
    }
    // Meanwhile a page of an earlier version may have played on.
    if (JSON.stringify(localValue(key)) === JSON.stringify(value)) localStore()?.removeItem(key);
  }
}

/** Puts a save under its id; where another lies there, under an id of its own, unless it has one already. */
async function putBeside(
  database: IDBPDatabase<SavesDatabase>,
  id: string,
  value: unknown,
): Promise<void> {
  const moving = database.transaction('saves', 'readwrite', { durability: 'strict' });
  const { changed } = Object(value) as { changed?: unknown };
  const when = typeof changed === 'number' ? changed : Date.now();
  for (const free of [id, `${id} of ${when}`, `${id} of ${Date.now()}`]) {
    const isObject = typeof value === 'object' && value !== null;
    const brought = isObject ? { ...value, id: free } : value;
    const there = await moving.store.get(free);
    if (there === undefined) await moving.store.put(brought, free);
    if (there === undefined || JSON.stringify(there) === JSON.stringify(brought)) break;
  }
  await moving.done;
}
