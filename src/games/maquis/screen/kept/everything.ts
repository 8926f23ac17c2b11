import { openShelf, PRACTICE_SHELF, type Shelf, TABLE_SHELF } from '#maquis/table/index.ts';
import { oldPreferencesKeyOf, PREFERENCES_KEY } from '#play/screen/preferences.ts';
import { asideOf, localStore } from '#shared/kept/local.ts';
import { openPuzzles, type PuzzleShelf } from '../coach/my-puzzles/puzzle-shelf.ts';
import { DRAFT_KEY } from '../editor/draft.ts';
import { OWNERS } from '../owners.ts';
import { MARKS_KEY } from '../puzzle/marks.ts';

/*
 * Everything this site keeps on the device: games on two shelves, puzzles of one's own, and a few
 * small things under keys.
 */

export const SHELVES = { table: TABLE_SHELF, practice: PRACTICE_SHELF } as const;
export type ShelfName = keyof typeof SHELVES;
export const SHELF_NAMES = ['table', 'practice'] as const satisfies readonly ShelfName[];

/** What is kept under keys, by the names it has in a backup. */
export const SMALL_THINGS = {
  preferences: PREFERENCES_KEY,
  keepers: OWNERS.key,
  draft: DRAFT_KEY,
  marks: MARKS_KEY,
} as const;

export interface Places {
  readonly shelves: Readonly<Record<ShelfName, Shelf>>;
  readonly puzzles: PuzzleShelf;
}

/** Opens everything. Rejects where the browser offers no storage. */
export async function openEverything(): Promise<Places> {
  const [table, practice, puzzles] = await Promise.all([
    openShelf(TABLE_SHELF),
    openShelf(PRACTICE_SHELF),
    openPuzzles(),
  ]);
  return { shelves: { table, practice }, puzzles };
}

/** Preferences from before they were the site's: they hold as long as there are no others. */
export const oldPreferences = (): string | null =>
  localStore()?.getItem(oldPreferencesKeyOf('maquis')) ?? null;

/** The texts under keys, what was set aside among them. */
export function smallTexts(): Readonly<Record<string, string>> {
  const store = localStore();
  const found = Object.entries(SMALL_THINGS).flatMap(([name, key]) =>
    [
      [name, store?.getItem(key) ?? (key === PREFERENCES_KEY ? oldPreferences() : null)],
      [`${name}, set aside`, store?.getItem(asideOf(key))],
    ].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return Object.fromEntries(found);
}
