import { type Kind, readKept } from '#shared/kept/kind.ts';
import { keepLocal, localStore } from '#shared/kept/local.ts';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';

/** What is longer, in characters, is no small thing. */
const LARGEST_SMALL = 50_000;

/** The value a stranger's text tells; undefined where it is none of the kind. */
export function smallIn<Now>(
  kind: Kind<Now>,
  text: string,
  largest = LARGEST_SMALL,
): Now | undefined {
  if (text.length > largest) return undefined;
  const read = readKept(kind, parseUntrustedJson(text));
  return 'value' in read ? read.value : undefined;
}

/**
 * Keeps a small thing of a backup, where this device has none of its own.
 *
 * @returns whether the text could be read
 */
export function bringSmall<Now>(key: string, kind: Kind<Now>, text: string): boolean {
  const value = smallIn(kind, text);
  if (value === undefined) return false;
  if (localStore()?.getItem(key) === null) keepLocal(key, kind, value);
  return true;
}
