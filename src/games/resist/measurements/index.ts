/** How the players of this site fare; the command `strength` made the file. */

import type { Reading, Split } from '../data/index.ts';
import strength from './strength.json' with { type: 'json' };

/** A share of games, in percent, and between which percentages it lies 95 times in 100. */
interface WinRate {
  readonly games: number;
  readonly percent: number;
  readonly range: { readonly least: number; readonly most: number };
}

/** How the games of a player ended. */
interface StrengthRow {
  readonly policy: string;
  /** Games simulated for a decision, at most; the coach alone has that. */
  readonly budget?: number;
  readonly split: Split;
  readonly reading: Reading;
  readonly games: number;
  /** A minor victory or better. */
  readonly win: WinRate;
  readonly loss: WinRate;
  readonly meanPoints: number;
  /** As it is typed after `house -- resist`. */
  readonly command: string;
}

export const RESIST_STRENGTH = strength.rows as readonly StrengthRow[];
