import { createContext } from 'preact';
import type { Save } from '#maquis/table/index.ts';

/** What surrounds the game: how it is shown, and the visitor's other games. */
export interface Settings {
  readonly bigType: boolean;
  readonly setBigType: (big: boolean) => void;
  readonly canStayAwake: boolean;
  readonly others: readonly Save[];
  readonly open: (save: Save) => void;
  /** Takes a game off the shelf, and puts it back. */
  readonly remove: (save: Save) => void;
  readonly restore: (save: Save) => void;
  /** Where the rulebook and the site's first page are. */
  readonly links: { readonly rulebook: string; readonly home: string };
}

export const SettingsContext = createContext<Settings>({
  bigType: false,
  setBigType: () => {},
  canStayAwake: false,
  others: [],
  open: () => {},
  remove: () => {},
  restore: () => {},
  links: { rulebook: '', home: '' },
});
