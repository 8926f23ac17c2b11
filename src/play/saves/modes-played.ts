import { localText, writeLocalText } from '#shared/storage/local-storage.ts';

/** The shelves on which a game has lain, with blanks between; `ahead.inline.js` reads it. */
const KEY = 'safe-house.rooms';

/**
 * Remembers that games lie on a shelf, where a page can ask before its first paint: no database answers
 * that soon.
 */
export function rememberPlayed(shelf: string): void {
  const known = localText(KEY) ?? '';
  if (!known.includes(shelf)) writeLocalText(KEY, `${known} ${shelf}`);
}
