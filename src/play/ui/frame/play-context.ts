import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';

/** What surrounds a game: how it is shown, and the visitor's other games. */
export interface PlayContext<T extends SaveTypes> {
  readonly bigType: boolean;
  readonly setBigType: (big: boolean) => void;
  readonly canStayAwake: boolean;
  /** The game on the screen as it is kept; nothing where nothing is. */
  readonly current?: Save<T> | undefined;
  readonly others: readonly Save<T>[];
  readonly open: (save: Save<T>) => void;
  /**
   * Puts a game on the shelf, in place of the one with its id: resolves when it is written, or its
   * trouble told. And takes one off.
   */
  readonly keep: (save: Save<T>) => Promise<void>;
  readonly remove: (save: Save<T>) => void;
  /** Puts many games on the shelf that come from elsewhere, as {@link keep} does. */
  readonly bring: (saves: readonly Save<T>[]) => Promise<void>;
  /** Shows the game on other devices, or what is open of that already. */
  readonly openTable?: (() => void) | undefined;
  readonly links: PageLinks;
  readonly site: SiteTold;
}

/** Where the menus of a game lead; a game without a room leaves it out. */
interface PageLinks {
  readonly rulebook: string;
  /** The site's home page. */
  readonly home: string;
  readonly kept: string;
  readonly practice?: string;
  /** The editor of positions. */
  readonly position?: string;
  /** The second screen. */
  readonly screen?: string;
  /** What can be printed to play the game. */
  readonly kit?: string;
}

/** What a report of a fault tells of the site, and where one is written, if that was settled. */
interface SiteTold {
  readonly version: string;
  readonly reports?: string | undefined;
  /** The games that have links. */
  readonly games?: readonly GameWithLinks[];
}

/** A game that has links, by what its links are told apart by, and where they are opened. */
export interface GameWithLinks {
  readonly name: string;
  readonly label: string;
  readonly practice: string;
}

/** Where nothing is kept and nothing leads anywhere. */
export const NO_SETTINGS: PlayContext<SaveTypes> = {
  bigType: false,
  setBigType: () => {},
  canStayAwake: false,
  others: [],
  open: () => {},
  keep: async () => {},
  remove: () => {},
  bring: async () => {},
  links: { rulebook: '', home: '', kept: '' },
  site: { version: '' },
};

export const PlayContextProvider = createContext(NO_SETTINGS);

export const usePlayContext = <T extends SaveTypes = SaveTypes>(): PlayContext<T> =>
  useContext(PlayContextProvider) as unknown as PlayContext<T>;
