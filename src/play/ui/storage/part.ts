import type { ImportResult } from '#play/saves/import-saves.ts';
import type { Yield } from '#shared/yield-to-main.ts';

/*
 * What one game says of the things that are kept of it: its `storage.ts`. The page of everything kept
 * loads it only where there is something of that game, and asks it for one thing at a time.
 */
export interface GameStorage {
  readonly shelves: readonly StoredSaves[];
  /** Small things under keys of the browser's storage, by what follows the game's name in the key. */
  readonly things?: KeptThings;
}

/** Games, or things made of games, that lie in a database. */
export interface StoredSaves {
  /** As a backup names it: `'table'`. */
  readonly name: string;
  /** "Games at the table". */
  readonly label: () => string;
  /** Rejects where the browser offers no storage. */
  readonly open: () => Promise<OpenShelf>;
}

export interface OpenShelf {
  readonly ids: () => Promise<readonly string[]>;
  /** What lies under an id; nothing where it has gone meanwhile. */
  readonly look: (id: string) => Promise<Look | undefined>;
  /** What lies under an id, for whoever reads the list. */
  readonly tell: (id: string) => Promise<ListedSave | undefined>;
  /** Takes in things that a backup holds, resting between; never rejects because of what they are. */
  readonly take: (values: readonly unknown[], rest: Yield) => Promise<readonly ImportResult[]>;
  /** Brings a deleted thing back, or takes it off for good. */
  readonly settle: (id: string, how: 'back' | 'for good') => Promise<void>;
}

/** As much of a thing as the page remembers of thousands of them. */
type Look =
  | { readonly changed: number; readonly isDeleted: boolean }
  | { readonly unread: unknown };

/** One thing in words. */
export interface ListedSave {
  readonly name: string;
  /** How it stands and since when. */
  readonly progress?: string;
  /** As a file, where it can be told by one. */
  readonly file?: { readonly name: string; readonly text: () => string };
}

export interface KeptThings {
  /** Each with how many there are: "Puzzles solved", 3. */
  readonly count: () => readonly (readonly [label: string, count: number])[];
  /**
   * Brings in the text of a small thing, where this device has none of its own.
   *
   * @returns whether it could be read; undefined where nothing of that name is known
   */
  readonly take: (name: string, text: string) => boolean | undefined;
  /** The names of those that are settings. */
  readonly settings?: readonly string[];
}
