import type { GameTypes } from '../rules/game-rules.ts';
import type { Digit, DigitReader } from './digits.ts';

/** How something is written down as digits, and read in the same order. */
interface DigitCodec<Value> {
  readonly write: (value: Value) => readonly Digit[];
  readonly read: (digits: DigitReader) => Value;
}

/** What a link of one ruleset counts with; a ruleset that was given out never changes it. */
export interface RulesetDigits<T extends GameTypes> {
  readonly id: string;
  /** What stands for it in a link: 0 to 63. */
  readonly number: number;
  readonly setUp: DigitCodec<T['setUp']>;
  /** Without it there are no links to positions. */
  readonly table?: {
    readonly write: (table: T['boardState']) => readonly Digit[];
    readonly read: (digits: DigitReader, setUp: T['setUp']) => T['boardState'];
  };
  /** A text that is another one for every other position; what it says is never changed either. */
  readonly check: (position: T['position']) => string;
}

/** Why a link cannot be opened. */
export type LinkFault =
  /** Not a link of this site's at all. */
  | { readonly code: 'foreign' }
  | { readonly code: 'too-long'; readonly length: number; readonly most: number }
  | { readonly code: 'other-version'; readonly found: string }
  /** Letters are missing or were changed. */
  | { readonly code: 'damaged' }
  /** Nothing was lost on the way, but it is of a ruleset this page does not know, or was made by other rules. */
  | { readonly code: 'other-rules' }
  /** Nothing was lost on the way, but what it tells cannot be by these rules. */
  | { readonly code: 'no-such-game' };

/** A correction: after how many moves and corrections, and the table as it was put right. */
interface LinkedCorrection<T extends GameTypes> {
  readonly step: number;
  readonly table: T['boardState'];
}

/** A game, or what was played from a position; `at` is the moment it was shared at. */
export interface LinkedGame<T extends GameTypes> {
  readonly setUp: T['setUp'];
  readonly moves: readonly string[];
  /** In their order; left out where there are none. */
  readonly corrections?: readonly LinkedCorrection<T>[];
  /** How many of its moves and corrections had been made. */
  readonly at: number;
}

interface LinkedPosition<T extends GameTypes> extends LinkedGame<T> {
  /** Where it begins; what no player at it knows follows from the seed of the set-up. */
  readonly table: T['boardState'];
}

export type ReadLink<T extends GameTypes> =
  | { readonly game: LinkedGame<T>; readonly end: T['position'] }
  | { readonly deal: T['setUp'] }
  | { readonly position: LinkedPosition<T>; readonly end: T['position'] }
  | { readonly fault: LinkFault };

export interface Links<T extends GameTypes> {
  /**
   * The fragment, without `#`, that holds a whole game.
   *
   * @throws RangeError where a move or a correction cannot be, `at` is not within the game, or there are
   * too many of them
   */
  readonly gameLink: (game: LinkedGame<T>) => string;
  /** The fragment, without `#`, that holds a set-up alone: whoever opens it plays the same deal. */
  readonly dealLink: (setUp: T['setUp']) => string;
  /**
   * The fragment, without `#`, that holds a position and what was played from it.
   *
   * @throws as `start` does where the table cannot be, and as `gameLink`
   */
  readonly positionLink: (position: LinkedPosition<T>) => string;
  /** Reads a fragment, with or without `#`. Whatever it holds, it ends in what was shared or a fault. */
  readonly readLink: (fragment: string) => ReadLink<T>;
}
