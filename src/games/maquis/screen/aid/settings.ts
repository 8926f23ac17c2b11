import { createContext } from 'preact';
import type { Save } from '#maquis/table/index.ts';

/** What surrounds the game: how it is shown, and the visitor's other games. */
export interface Settings {
  readonly bigType: boolean;
  readonly setBigType: (big: boolean) => void;
  readonly canStayAwake: boolean;
  readonly others: readonly Save[];
  readonly open: (save: Save) => void;
  /**
   * Puts a game on the shelf, in place of the one with its id: resolves when it is written, or its
   * trouble told. And takes one off.
   */
  readonly keep: (save: Save) => Promise<void>;
  readonly remove: (save: Save) => void;
  readonly links: Links;
  readonly site: SiteTold;
}

/**
 * Where the rulebook and the site's first page are, practice, the editor of positions, the second
 * screen, and all that is kept.
 */
export type Links = Readonly<
  Record<'rulebook' | 'home' | 'practice' | 'position' | 'screen' | 'kept', string>
>;

/** What a report of a fault tells of the site, and where one is written, if that was settled. */
export interface SiteTold {
  readonly version: string;
  readonly reports?: string | undefined;
}

export const SettingsContext = createContext<Settings>({
  bigType: false,
  setBigType: () => {},
  canStayAwake: false,
  others: [],
  open: () => {},
  keep: async () => {},
  remove: () => {},
  links: { rulebook: '', home: '', practice: '', position: '', screen: '', kept: '' },
  site: { version: '' },
});
