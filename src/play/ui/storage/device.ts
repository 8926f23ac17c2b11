import { openDB } from 'idb';
import { connect } from '#shared/storage/database.ts';
import { localStore } from '#shared/storage/local-storage.ts';
import type { Yield } from '#shared/yield-to-main.ts';

/*
 * What lies on this device, as it lies there: by the names of databases and keys alone, so that no game
 * need be known. A game is whatever the names say:
 *
 *     the database safe-house.GAME.SHELF            games, or other things in a store of their own name
 *     the key      safe-house.GAME.SHELF.unwritten.ID    a game that the database has not taken yet
 *     the key      safe-house.GAME.SHELF.ID         a game from when some lay in the browser's storage
 *     the key      safe-house.GAME.THING            a small thing
 */

/** A shelf of a game's, or another database of its. */
interface StoredShelf {
  readonly game: string;
  /** The shelf, as a backup names it: by its store, where that is not the one of saves. */
  readonly shelf: string;
  /** Hands over what lies there, one thing at a time. */
  readonly each: (take: (value: unknown) => void, rest: Yield) => Promise<void>;
}

const DATABASE = /^safe-house\.([a-z-]+)\.([a-z-]+)$/;
const SAVES = 'saves';

/** Every shelf there is on this device. Rejects where the browser offers no storage. */
export async function shelvesHere(): Promise<readonly StoredShelf[]> {
  const shelves: StoredShelf[] = [];
  // Browsers from before 2024 may not name their databases: then there is no telling.
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    const [, game, last] = DATABASE.exec(name) ?? [];
    if (!game || !last) continue;
    const database = await openDB(name);
    const stores = [...database.objectStoreNames];
    database.close();
    for (const store of stores) {
      const shelf = store === SAVES ? last : store;
      shelves.push({ game, shelf, each: (take, rest) => eachIn(name, store, take, rest) });
    }
  }
  return shelves;
}

async function eachIn(name: string, store: string, take: (value: unknown) => void, rest: Yield) {
  const { within, close } = await connect(() => openDB(name));
  try {
    for (const key of await within((open) => open.getAllKeys(store))) {
      take(await within((open) => open.get(store, key)));
      await rest();
    }
  } finally {
    close();
  }
}

const SHELF_KEY = /^safe-house\.([a-z-]+)\.(table|practice)\.(?!set-aside(?:\.\d+)?$)(.+)$/;
const THING_KEY = /^safe-house\.([a-z-]+)\.(?!set-aside(?:\.\d+)?$)(.+)$/;

/** A game that lies in the browser's storage and not, or not yet, in its database. */
interface LocalSave {
  readonly game: string;
  readonly shelf: string;
  readonly value: unknown;
}

/** The saves in the browser's storage; what cannot be read as JSON is handed over as its text. */
export function localSaves(): readonly LocalSave[] {
  return entries().flatMap(([key, text]) => {
    const [, game, shelf] = SHELF_KEY.exec(key) ?? [];
    return game && shelf ? [{ game, shelf, value: valueIn(text) }] : [];
  });
}

/** A small thing under a key, by what its key says. */
interface SmallThing {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

export const smallThings = (): readonly SmallThing[] =>
  entries().flatMap(([key, text]) => {
    const [, game, name] = THING_KEY.exec(key) ?? [];
    return game && name && !SHELF_KEY.test(key) ? [{ game, name, text }] : [];
  });

function entries(): readonly (readonly [key: string, text: string])[] {
  const store = localStore();
  return Object.keys(store ?? {}).map((key) => [key, store?.getItem(key) ?? ''] as const);
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
