/** How the coach of this site fares on every seat; the command `strength` made the file. */

import strength from './strength.json' with { type: 'json' };

/** A share of games, in percent, and between which percentages it lies 95 times in 100. */
interface WinRate {
  readonly games: number;
  readonly percent: number;
  readonly range: { readonly least: number; readonly most: number };
}

/** How games of a number of players ended. */
interface PoilusStrengthRow {
  readonly players: number;
  /** Lines the coach plays on for a decision. */
  readonly lines: number;
  readonly games: number;
  readonly win: WinRate;
  /** Lost to four hardships, and to the Monument. */
  readonly hardships: WinRate;
  readonly monument: WinRate;
  readonly date: string;
  /** As it is typed after `house -- les-poilus`. */
  readonly command: string;
}

export const POILUS_STRENGTH = strength.rows as readonly PoilusStrengthRow[];
