import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isErrorNamed } from '#shared/storage/database.ts';
import { yielding } from '#shared/yield-to-main.ts';

/** The database of a shelf. */
export interface SavesDatabase extends DBSchema {
  saves: { key: string; value: unknown };
}

export async function openDatabase(name: string): Promise<IDBPDatabase<SavesDatabase>> {
  try {
    return await openDB<SavesDatabase>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('saves');
      },
      // A later form of the database is not held up by a page of this one.
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    });
  } catch (error) {
    // A newer page has been here. What it wrote is told apart save by save.
    if (isErrorNamed(error, 'VersionError')) return openDB<SavesDatabase>(name);
    throw error;
  }
}

/** So many are read at a time: one by one takes long, and all at once holds the page up. */
const AT_A_TIME = 64;

/**
 * What lies in a database, one after the other in the order of the ids. The page rests between, and
 * others may write meanwhile.
 */
export async function* storedIn(
  database: IDBPDatabase<SavesDatabase>,
): AsyncGenerator<readonly [id: string, value: unknown]> {
  const rest = yielding();
  const ids = await database.getAllKeys('saves');
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const part = ids.slice(at, at + AT_A_TIME);
    const range = IDBKeyRange.bound(part[0], part.at(-1));
    const reading = database.transaction('saves');
    const [keys, values] = await Promise.all([
      reading.store.getAllKeys(range),
      reading.store.getAll(range),
    ]);
    for (const [n, id] of keys.entries()) {
      yield [id, values[n]];
      await rest();
    }
  }
}

/** Puts those under whose ids nothing lies, all at once and not forced onto the disk; says which. */
export async function putMissing<Value extends { readonly id: string }>(
  database: IDBPDatabase<SavesDatabase>,
  values: readonly Value[],
): Promise<ReadonlySet<Value>> {
  const writing = database.transaction('saves', 'readwrite', { durability: 'relaxed' });
  const there = await Promise.all(values.map(({ id }) => writing.store.getKey(id)));
  const free = new Map<string, Value>();
  for (const [n, value] of values.entries()) {
    if (there[n] === undefined && !free.has(value.id)) free.set(value.id, value);
  }
  await Promise.all([
    ...[...free].map(([id, value]) => writing.store.put(value, id)),
    writing.done,
  ]);
  return new Set(free.values());
}
