import { createContext } from 'preact';
import type { Save } from '#maquis/table/index.ts';

/** What surrounds the game: how it is shown, and the visitor's other games. */
export interface Settings {
  readonly bigType: boolean;
  readonly setBigType: (big: boolean) => void;
  readonly canStayAwake: boolean;
  readonly others: readonly Save[];
  readonly open: (save: Save) => void;
  /** Puts a game on the shelf, in place of the one with its id; and takes one off. */
  readonly keep: (save: Save) => void;
  readonly remove: (save: Save) => void;
  /** Where the rulebook and the site's first page are, the editor of positions, and all that is kept. */
  readonly links: Readonly<Record<'rulebook' | 'home' | 'position' | 'kept', string>>;
}

export const SettingsContext = createContext<Settings>({
  bigType: false,
  setBigType: () => {},
  canStayAwake: false,
  others: [],
  open: () => {},
  keep: () => {},
  remove: () => {},
  links: { rulebook: '', home: '', position: '', kept: '' },
});
