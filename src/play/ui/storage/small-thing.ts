import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { localStore, writeLocal } from '#shared/storage/local-storage.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';

/** What is longer, in characters, is no small thing. */
const LARGEST_SMALL = 50_000;

/** The value a stranger's text tells; undefined where it is none of the kind. */
export function smallIn<Now>(
  kind: Versioned<Now>,
  text: string,
  largest = LARGEST_SMALL,
): Now | undefined {
  if (text.length > largest) return undefined;
  const read = readVersioned(kind, parseUntrustedJson(text));
  return 'value' in read ? read.value : undefined;
}

/**
 * Keeps a small thing of a backup, where this device has none of its own.
 *
 * @returns whether the text could be read
 */
export function bringSmall<Now>(key: string, kind: Versioned<Now>, text: string): boolean {
  const value = smallIn(kind, text);
  if (value === undefined) return false;
  if (localStore()?.getItem(key) === null) writeLocal(key, kind, value);
  return true;
}
