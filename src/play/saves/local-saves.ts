import type { IDBPDatabase } from 'idb';
import { localStore, localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import type { SavesDatabase } from './scan-saves.ts';

/*
 * What the database has not confirmed yet. The database takes a moment to write, and a page can be
 * killed in it; what is logged here is safe when the call returns, which is before the screen shows
 * it. Each entry is dropped once the database holds the same:
 *
 *     a step is made → logged → shown on the screen → written to the database → confirmed
 *
 * So a step is completed when its screen is shown: from then on no killing of the page loses it. An
 * entry that is found when a shelf is opened was left by a page that was killed, or by a database
 * that is full or closed; it then stays, and is read as if it lay on the shelf.
 */
interface WriteAheadLog<Entry> {
  /** Writes an entry in place of an earlier one of the same id; says whether that could be. */
  readonly log: (entry: Entry) => boolean;
  /** The database holds an entry: it goes, unless its id has been logged anew since. */
  readonly confirm: (entry: Entry) => void;
  /** Whatever is logged of an id goes. */
  readonly drop: (id: string) => void;
  /** The entries that can be read. */
  readonly entries: () => readonly Entry[];
}

interface Revised {
  readonly id: string;
  readonly revision?: number;
}

/** The log of a shelf. */
export function writeAheadLog<Entry extends Revised>(
  shelf: string,
  kind: Versioned<Entry>,
): WriteAheadLog<Entry> {
  const store = localStore();
  const prefix = `${shelf}.unwritten.`;
  const read = (text: string | null | undefined): readonly Entry[] => {
    try {
      const kept = readVersioned(kind, JSON.parse(text ?? 'null'));
      return 'value' in kept ? [kept.value] : [];
    } catch {
      return [];
    }
  };
  return {
    log: (entry) => {
      try {
        store?.setItem(prefix + entry.id, JSON.stringify(entry));
        return store !== undefined;
      } catch {
        // Full: the database may still have room, and says so if not.
        return false;
      }
    },
    confirm: ({ id, revision = 0 }) => {
      const [logged] = read(store?.getItem(prefix + id));
      if (logged && (logged.revision ?? 0) <= revision) store?.removeItem(prefix + id);
    },
    drop: (id) => store?.removeItem(prefix + id),
    entries: () =>
      Object.keys(store ?? {}).flatMap((key) =>
        key.startsWith(prefix) ? read(store?.getItem(key)) : [],
      ),
  };
}

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

/** The shelves on which a game has lain, with blanks between; `skeleton.inline.js` reads it. */
const PLAYED_KEY = 'safe-house.rooms';

/**
 * Remembers that games lie on a shelf, where a page can ask before its first paint: no database answers
 * that soon.
 */
export function rememberPlayed(shelf: string): void {
  const known = localText(PLAYED_KEY) ?? '';
  if (!known.includes(shelf)) writeLocalText(PLAYED_KEY, `${known} ${shelf}`);
}
