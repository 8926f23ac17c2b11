import { type Kind, type ReadKept, readKept } from './kind.ts';

/*
 * Small things kept under a key of the browser's own: preferences, marks, a draft.
 */

/** Where something that could not be read is put before its key is used again. */
export const asideOf = (key: string): string => `${key}.set-aside`;

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
export function keepText(key: string, text: string): boolean {
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
export function readLocal<Now>(key: string, kind: Kind<Now>): ReadKept<Now> | undefined {
  const text = localStorage.getItem(key) ?? undefined;
  return text === undefined ? undefined : readText(text, kind);
}

/** As {@link readLocal}, where what cannot be read, or storage that is denied, is as good as nothing. */
export function knownLocal<Now>(key: string, kind: Kind<Now>): Now | undefined {
  try {
    const read = readLocal(key, kind);
    return read && 'value' in read ? read.value : undefined;
  } catch {
    return undefined;
  }
}

function readText<Now>(text: string, kind: Kind<Now>): ReadKept<Now> {
  try {
    return readKept(kind, JSON.parse(text));
  } catch {
    return { unread: 'damaged' };
  }
}

/**
 * Keeps something under a key. What lies there and cannot be read is set aside, not written over.
 *
 * @returns whether it is kept when the page closes
 */
export function keepLocal<Now>(key: string, kind: Kind<Now>, value: Now): boolean {
  const store = localStore();
  try {
    const there = store?.getItem(key) ?? undefined;
    if (there !== undefined && 'unread' in readText(there, kind)) {
      store?.setItem(asideOf(key), there);
    }
    store?.setItem(key, JSON.stringify(value));
    return store !== undefined;
  } catch {
    return false;
  }
}
