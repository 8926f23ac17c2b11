import type { IDBPDatabase } from 'idb';
import { connect } from '#shared/storage/database.ts';
import { type ReadVersioned, readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import { frameShown } from './frame-shown.ts';
import {
  localKeys,
  localValue,
  moveFromLocal,
  rememberPlayed,
  writeAheadLog,
} from './local-saves.ts';
import { rulesetOf, type Save, savesOf } from './save.ts';
import type { SaveFormat, SaveTypes } from './save-format.ts';
import {
  classify,
  type Entry,
  later,
  openDatabase,
  orderOf,
  putMissing,
  revisionOf,
  type SavesDatabase,
  type ScanResult,
  sortEntries,
  storedIn,
} from './scan-saves.ts';

/*
 * Games, kept in the browser's database: one entry a game, written at every step, and logged ahead
 * until the database has it. Nothing is deleted unless the visitor asks, not
 * even what cannot be read.
 */

/** Somewhere games are kept. Writing rejects where there is no room, or where it was overtaken. */
export interface SaveStore<T extends SaveTypes> {
  readonly name: string;
  /** Everything there. With thousands of games that takes a while, in which the page can rest. */
  readonly find: () => Promise<ScanResult<T>>;
  /** Of the games that can be read and are not deleted the one played last; the others are not read. */
  readonly latest: (isWanted?: (save: Save<T>) => boolean) => Promise<Save<T> | undefined>;
  /** The ids of all that lies there, deleted or unreadable things as well. */
  readonly ids: () => Promise<readonly string[]>;
  /** What lies there under an id, if anything does. */
  readonly get: (id: string) => Promise<ReadVersioned<Save<T>> | undefined>;
  /** As it lies there. */
  readonly raw: (id: string) => Promise<unknown>;
  /** A game as another page has written it since this one last did; nothing where none has. */
  readonly news: (id: string) => Promise<Save<T> | undefined>;
  /** Keeps a game as the one played last. */
  readonly put: (save: Save<T>) => Promise<void>;
  /** Keeps a game in its place among the others; one without a place comes first. */
  readonly amend: (save: Save<T>) => Promise<void>;
  /**
   * Keeps a game that comes from elsewhere, where many come at once: nobody waits for it on the screen,
   * so that it is neither logged ahead nor forced onto the disk by itself.
   */
  readonly bring: (save: Save<T>) => Promise<void>;
  /** As `bring`, all at once, of those under whose ids nothing lies; says which came in. */
  readonly bringNew: (saves: readonly Save<T>[]) => Promise<ReadonlySet<Save<T>>>;
  /** Marks a game as deleted; `amend` without the mark gets it back. */
  readonly remove: (save: Save<T>) => Promise<void>;
  /** Takes a game off for good. */
  readonly discard: (id: string) => Promise<void>;
  /** Whether a game that this page found or kept here is here no more: the browser's data were cleared, say. */
  readonly isGone: (id: string) => Promise<boolean>;
  /** Tells that everything here may be gone, until the function it gives is called. */
  readonly onLost: (listener: () => void) => () => void;
  /** Tells of games that another page has written, until the function it gives is called. */
  readonly onWritten: (listener: (id: string) => void) => () => void;
}

/** Another page has written the same game since this one last read it. */
export class StaleWriteError extends Error {}

/** How long a deleted game can be got back, in milliseconds: 30 days. */
const DELETED_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens a shelf of a game's, by the name of its database. Rejects where the browser offers no storage
 * (some private windows).
 */
export async function openSaveStore<T extends SaveTypes>(
  saveFormat: SaveFormat<T>,
  name: string,
): Promise<SaveStore<T>> {
  const kind = savesOf(saveFormat);
  const { within, onLost } = await connect(() => openDatabase(name));
  if (saveFormat.migratesLocalStorage) await within((open) => moveFromLocal(open, name));
  const ahead = writeAheadLog(name, kind);
  const entryOf = (value: unknown): Entry<T> => ({ value, read: readVersioned(kind, value) });
  const channel = openChannel(name);
  /** How often each game had been written when this page last read or wrote it. */
  const revisions = new Map<string, number>();
  /** The revision of each game as this page last kept it. */
  const own = new Map<string, number>();
  /** The highest place of a game that this page knows of. */
  let highest = 0;
  let allWritten: Promise<unknown> = Promise.resolve();

  const know = (save: Save<T>) => {
    rememberPlayed(name);
    revisions.set(save.id, Math.max(revisionOf(save), revisions.get(save.id) ?? 0));
    highest = Math.max(highest, save.order ?? 0);
  };

  /** Whether this page has kept a later save of the game: that one is written, or overtaken, for both. */
  const isOutdated = (save: Save<T>) => revisionOf(save) < (own.get(save.id) ?? 0);

  const write = async (save: Save<T>, durability: IDBTransactionDurability = 'strict') => {
    const isWritten = await within((open) => writeUnlessOvertaken(open, kind, save, durability));
    ahead.confirm(save);
    if (isWritten) channel?.postMessage(save.id);
    else if (!isOutdated(save)) throw new StaleWriteError();
  };

  const stamp = (save: Save<T>, order: number): Save<T> => {
    const revision = Math.max(revisionOf(save), revisions.get(save.id) ?? 0) + 1;
    return { ...save, ruleset: rulesetOf(saveFormat, save), order, revision };
  };

  const keep = (save: Save<T>, order = later(highest)) => {
    const stamped = stamp(save, order);
    know(stamped);
    own.set(stamped.id, revisionOf(stamped));
    const isSafe = ahead.log(stamped);
    // The database is not hurried while the screen is about to show what came of a tap.
    const written = (isSafe ? frameShown() : Promise.resolve()).then(() =>
      isOutdated(stamped) ? undefined : write(stamped),
    );
    allWritten = Promise.allSettled([allWritten, written]);
    return written;
  };

  /** What is logged ahead is handed to the database; what it does not take stays in the log. */
  const settleLog = () => Promise.allSettled(ahead.entries().map((entry) => write(entry)));

  /** What still lies in the browser's storage, by its ids. */
  const leftLocally = (): ReadonlyMap<string, unknown> =>
    new Map(
      saveFormat.migratesLocalStorage
        ? localKeys(name).map((key) => [key.slice(name.length + 1), localValue(key)])
        : [],
    );

  const find = async (): Promise<ScanResult<T>> => {
    await settleLog();
    const entries = await within(async (open) => {
      const read: Entry<T>[] = [];
      for await (const [, value] of storedIn(open)) read.push(entryOf(value));
      return read;
    });
    const left = [...leftLocally().values()].map(entryOf);
    const found = sortEntries([...entries, ...left], ahead.entries());
    // What this page knew before it has yet to catch up with.
    for (const save of [...found.saves, ...found.deleted]) {
      highest = Math.max(highest, save.order ?? 0);
      if (!revisions.has(save.id)) know(save);
    }
    const past = found.deleted.filter(({ deleted = 0 }) => deleted < Date.now() - DELETED_FOR);
    await Promise.all(past.map(({ id }) => within((open) => open.delete('saves', id))));
    return { ...found, deleted: found.deleted.filter((save) => !past.includes(save)) };
  };

  const latest: SaveStore<T>['latest'] = async (isWanted = () => true) => {
    await settleLog();
    const orders = await within(async (open) => {
      const told = new Map<string, number>();
      for await (const [id, value] of storedIn(open)) told.set(id, orderOf(value));
      return told;
    });
    const left = leftLocally();
    const logged = ahead.entries();
    for (const [id, value] of left) orders.set(id, orderOf(value));
    for (const entry of logged) orders.set(entry.id, orderOf(entry));
    for (const [id] of [...orders].sort(([, one], [, other]) => other - one)) {
      const there = [await within((open) => open.get('saves', id)), left.get(id)];
      const stored = there.filter((value) => value !== undefined);
      const [save] = classify(
        kind,
        stored,
        logged.filter((entry) => entry.id === id),
      ).saves;
      if (!save || !isWanted(save)) continue;
      if (!revisions.has(id)) know(save);
      return save;
    }
    return undefined;
  };

  return {
    name,
    find,
    latest,
    ids: () => within((open) => open.getAllKeys('saves')),
    get: async (id) => {
      const there = await within((open) => open.get('saves', id));
      if (there === undefined) return undefined;
      const read = readVersioned(kind, there);
      if ('value' in read) know(read.value);
      return read;
    },
    raw: (id) => within((open) => open.get('saves', id)),
    news: async (id) => {
      const there = await within((open) => open.get('saves', id));
      const read = readVersioned(kind, there);
      if ('unread' in read || revisionOf(read.value) <= (revisions.get(id) ?? 0)) return undefined;
      know(read.value);
      return read.value.deleted === undefined ? read.value : undefined;
    },
    put: (save) => keep(save),
    amend: (save) => keep(save, save.order),
    bring: (save) => {
      const stamped = stamp(save, save.order ?? later(highest));
      know(stamped);
      return write(stamped, 'relaxed');
    },
    bringNew: async (saves) => {
      const stamped = saves.map((save) => stamp(save, save.order ?? later(highest)));
      const put = await within((open) => putMissing(open, stamped));
      for (const save of put) know(save);
      // Nobody plays these: one word of them tells other pages that there is more.
      const [one] = put;
      if (one) channel?.postMessage(one.id);
      return new Set(saves.filter((_, n) => put.has(stamped[n] as Save<T>)));
    },
    remove: (save) => keep({ ...save, deleted: Date.now() }, save.order),
    discard: async (id) => {
      await allWritten;
      ahead.drop(id);
      await within((open) => open.delete('saves', id));
      channel?.postMessage(id);
    },
    isGone: async (id) => {
      await allWritten;
      if (!revisions.has(id) || ahead.entries().some((entry) => entry.id === id)) return false;
      return (await within((open) => open.getKey('saves', id))) === undefined;
    },
    onLost,
    onWritten: (listener) => {
      const listen = ({ data }: MessageEvent) => typeof data === 'string' && listener(data);
      channel?.addEventListener('message', listen);
      return () => channel?.removeEventListener('message', listen);
    },
  };
}

/**
 * Writes a save over an earlier one of its game, in one transaction, so that of two pages that write
 * at once the later sees what the earlier has written.
 *
 * @returns false, and nothing is changed, where what lies there is not earlier or cannot be read
 */
async function writeUnlessOvertaken<T extends SaveTypes>(
  database: IDBPDatabase<SavesDatabase>,
  kind: Versioned<Save<T>>,
  save: Save<T>,
  durability: IDBTransactionDurability,
): Promise<boolean> {
  const writing = database.transaction('saves', 'readwrite', { durability });
  const there = await writing.store.get(save.id);
  const read = there === undefined ? undefined : readVersioned(kind, there);
  if (read && !('value' in read)) return false;
  const lead = revisionOf(save) - (read ? revisionOf(read.value) : -1);
  // A page that opens takes over the log of others: then this very save lies there already.
  if (lead <= 0) return lead === 0 && textOf(kind, there) === textOf(kind, save);
  await Promise.all([writing.store.put(save, save.id), writing.done]);
  return true;
}

/** A save in the order of its schema, as text. */
const textOf = <T extends SaveTypes>(kind: Versioned<Save<T>>, save: unknown): string =>
  JSON.stringify(readVersioned(kind, save));

const openChannel = (name: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
