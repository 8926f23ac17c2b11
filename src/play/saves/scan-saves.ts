import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isErrorNamed } from '#shared/storage/database.ts';
import {
  type ReadVersioned,
  readVersioned,
  type UnreadCause,
  type Versioned,
} from '#shared/storage/versioned.ts';
import { yielding } from '#shared/yield-to-main.ts';
import type { Save } from './save.ts';
import type { SaveTypes } from './save-format.ts';

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

/** Something on a shelf that this page cannot read; it is left as it is. */
interface Unreadable {
  readonly value: unknown;
  readonly why: UnreadCause;
}

/** What was found in storage, the latest first. */
export interface ScanResult<T extends SaveTypes> {
  readonly saves: readonly Save<T>[];
  /** Deleted by the visitor, and not for long. */
  readonly deleted: readonly Save<T>[];
  readonly unreadable: readonly Unreadable[];
}

/** Something on a shelf, and what can be read of it. */
export interface Entry<T extends SaveTypes> {
  readonly value: unknown;
  readonly read: ReadVersioned<Save<T>>;
}

/** How often a save was written. */
export const revisionOf = ({ revision = 0 }: { readonly revision?: number }): number => revision;

/**
 * Tells saves that can be read from those that cannot.
 *
 * @param logged what the database has not taken yet; it stands for what lies there of the same games
 */
export const classify = <T extends SaveTypes>(
  kind: Versioned<Save<T>>,
  stored: readonly unknown[],
  logged: readonly Save<T>[] = [],
): ScanResult<T> =>
  sortEntries(
    stored.map((value) => ({ value, read: readVersioned(kind, value) })),
    logged,
  );

/** As {@link classify}, of what has been read already. */
export function sortEntries<T extends SaveTypes>(
  entries: readonly Entry<T>[],
  logged: readonly Save<T>[],
): ScanResult<T> {
  const written = entries.flatMap(({ read }) => ('value' in read ? [read.value] : []));
  const isLater = (one: Save<T>) => (other: Save<T>) =>
    other.id === one.id && revisionOf(other) > revisionOf(one);
  const saves = [
    ...written.filter((save) => !logged.some(isLater(save))),
    ...logged.filter((entry) =>
      written.every((save) => save.id !== entry.id || isLater(save)(entry)),
    ),
  ].sort((one, other) => (other.order ?? 0) - (one.order ?? 0));
  return {
    saves: saves.filter(({ deleted }) => deleted === undefined),
    deleted: saves.filter(({ deleted }) => deleted !== undefined),
    unreadable: entries.flatMap(({ value, read }) =>
      'unread' in read ? [{ value, why: read.unread }] : [],
    ),
  };
}

/** The place of a save among the others as it lies there; before saves had one, they went by the clock. */
export function orderOf(value: unknown): number {
  const { order, changed } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof order === 'number') return order;
  return typeof changed === 'number' ? changed : 0;
}

/**
 * The next place in the order of games. It goes by the clock as long as the clock goes forward; no
 * place is beyond what a save can say.
 */
export const later = (than: number): number => Math.min(Math.max(Date.now(), than + 1), LAST_ORDER);
const LAST_ORDER = 9e15;
