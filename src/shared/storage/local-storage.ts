import { type ReadVersioned, readVersioned, type Versioned } from './versioned.ts';

/*
 * Small things kept under a key of the browser's own: preferences, marks, a draft.
 */

/** Where something that could not be read is put before its key is used again. */
export const quarantineKey = (key: string): string => `${key}.set-aside`;

const unreadable = new Map<string, string>();
const listeners = new Set<() => void>();

/** What this page looked for under its keys and could not read, as it lies there. */
export const unreadTexts = (): readonly string[] => [...unreadable.values()];

/** Tells of everything that cannot be read from now on, until the function it gives is called. */
export function onUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function noteUnread(key: string, text: string): void {
  if (unreadable.get(key) === text) return;
  unreadable.set(key, text);
  // Whoever reads may be in the middle of drawing.
  queueMicrotask(() => {
    for (const tell of listeners) tell();
  });
}

/** The browser's storage; nothing where it is denied. */
export function localStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key; undefined where there is none, or storage is denied. */
export const localText = (key: string): string | undefined =>
  localStore()?.getItem(key) ?? undefined;

/** Writes a text under a key; says whether that could be. */
export function writeLocalText(key: string, text: string): boolean {
  const store = localStore();
  try {
    store?.setItem(key, text);
    return store !== undefined;
  } catch {
    return false;
  }
}

/**
 * What is kept under a key; undefined where nothing is.
 *
 * @throws where the browser denies storage
 */
export function readLocal<Now>(key: string, kind: Versioned<Now>): ReadVersioned<Now> | undefined {
  const text = localStorage.getItem(key) ?? undefined;
  const read = text === undefined ? undefined : readText(text, kind);
  if (text !== undefined && read && 'unread' in read) noteUnread(key, text);
  return read;
}

/** As {@link readLocal}, where storage that is denied is as good as nothing, and so is what cannot be read. */
export function knownLocal<Now>(key: string, kind: Versioned<Now>): Now | undefined {
  try {
    const read = readLocal(key, kind);
    return read && 'value' in read ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** What lies under a key that once held more than one kind of thing; nothing where it is another's. */
export function knownAmongOthers<Now>(key: string, kind: Versioned<Now>): Now | undefined {
  const text = localText(key);
  const read = text === undefined ? undefined : readText(text, kind);
  return read && 'value' in read ? read.value : undefined;
}

function readText<Now>(text: string, kind: Versioned<Now>): ReadVersioned<Now> {
  try {
    return readVersioned(kind, JSON.parse(text));
  } catch {
    return { unread: 'damaged' };
  }
}

/**
 * Keeps something under a key. What lies there and cannot be read is set aside, not written over.
 *
 * @returns whether it is kept when the page closes
 */
export function writeLocal<Now>(key: string, kind: Versioned<Now>, value: Now): boolean {
  const store = localStore();
  try {
    const there = store?.getItem(key) ?? undefined;
    if (there !== undefined && 'unread' in readText(there, kind)) setAside(key);
    store?.setItem(key, JSON.stringify(value));
    return store !== undefined;
  } catch {
    return false;
  }
}

/** The keys under which things of one key are set aside, the first one first. */
function* quarantineKeys(key: string): Generator<string> {
  yield quarantineKey(key);
  for (let nth = 2; ; nth++) yield `${quarantineKey(key)}.${nth}`;
}

/**
 * Puts a copy of what lies under a key aside, before the key is used again; what was set aside before
 * stays where it is. Throws where there is no room.
 */
export function setAside(key: string): void {
  const store = localStore();
  const there = store?.getItem(key);
  if (!store || typeof there !== 'string') return;
  for (const place of quarantineKeys(key)) {
    const before = store.getItem(place);
    if (before === there) return;
    if (before !== null) continue;
    store.setItem(place, there);
    return;
  }
}
