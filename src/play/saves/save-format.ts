import * as v from 'valibot';
import type { Versioned } from '#shared/storage/versioned.ts';
import type { GameTypes } from '../rules/game-rules.ts';

/** The types of what is written down of one game, besides what its rules are about. */
export interface SaveTypes extends GameTypes {
  /** A set-up that is not done, as its walk remembers it; it has no field `game`. `never` where none is kept. */
  draft: object;
  /** What a game in progress remembers that no step tells: fields beside `game` and `ahead`. */
  extra: object;
}

/**
 * How one game is written down. Whatever comes back from a device, a file or a link is read through
 * these schemas: it can be damaged, or of another version.
 */
export interface SaveFormat<T extends SaveTypes> {
  /** The game's id, as its rules say it; keys of storage begin with it. */
  readonly game: string;
  /** The rulesets this page knows; the first is the one games begin with. */
  readonly rulesets: readonly [string, ...string[]];
  /** Where its games are kept: `'table'`, `'practice'`. */
  readonly shelves: readonly string[];
  /** What a visitor can keep in their own hands. */
  readonly components: readonly T['component'][];
  readonly setUp: v.GenericSchema<unknown, T['setUp']>;
  /** The shape of a table; whether it can be is the next question. */
  readonly boardState: v.GenericSchema<unknown, T['boardState']>;
  /** Whether a game can begin at a table of the right shape. */
  readonly isValid: (table: T['boardState']) => boolean;
  /** Without it a set-up is kept only once it is done. */
  readonly draft?: v.GenericSchema<unknown, T['draft']>;
  readonly extra?: v.ObjectEntries;
  /**
   * What of that holds at any moment of a game: it goes along with whatever is made out of a save, a
   * branch, a mended game, a game a file goes on with. All of it where nobody says.
   */
  readonly lasting?: (extra: T['extra']) => T['extra'];
  /** The number of the present form of this game's saves. */
  readonly version: number;
  /** What makes the next form of a save of each earlier one. */
  readonly migrations: Versioned<unknown>['migrations'];
  /** Whether its saves once lay in the browser's storage, under keys that begin with their shelf's name. */
  readonly migratesLocalStorage?: boolean;
}

/** Who keeps a component. */
export const OwnerSchema = v.picklist(['site', 'visitor']);

/** How much help there is in a game, the least first. */
export const HELP_LEVELS = ['none', 'odds', 'coach'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** The greater of two levels: help that was used once stays used, undone moves or not. */
export const mostHelp = (one: HelpLevel, other: HelpLevel): HelpLevel =>
  HELP_LEVELS.indexOf(one) < HELP_LEVELS.indexOf(other) ? other : one;

/** The browser's database for the games of a shelf, and the beginning of its keys elsewhere. */
export const storeName = ({ game }: { readonly game: string }, shelf: string): string =>
  `safe-house.${game}.${shelf}`;
