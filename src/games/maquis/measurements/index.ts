/**
 * What was measured of the game: how often the players of this site win, and what the coach does
 * when it wins. Commands made both files; the strategy chapter tells of them.
 */

import type { DifficultyId, EditionId } from '../data/index.ts';
import type { HabitCounts } from '../review/index.ts';
import habits from './habits.json' with { type: 'json' };
import strength from './strength.json' with { type: 'json' };

/** A share of games, in percent, and between which percentages it lies 95 times in 100. */
interface WinRate {
  readonly games: number;
  readonly percent: number;
  readonly range: { readonly least: number; readonly most: number };
}

/** How the games of a player ended in one mode. */
export interface StrengthRow {
  readonly policy: 'random' | 'plain' | 'coach';
  /** Simulations for each placement; the coach alone has one. */
  readonly budget?: number;
  /** Of a boxed edition alone, and whether with a three-star mission. */
  readonly ruleset?: EditionId;
  readonly threeStar?: boolean;
  readonly difficulty: DifficultyId;
  readonly games: number;
  readonly win: WinRate;
  readonly draw: WinRate;
  readonly loss: WinRate;
  /** As it is typed after the name of the program. */
  readonly command: string;
  readonly pairs: Readonly<Record<string, Ended>>;
}

interface Ended {
  readonly games: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What was done in games, by pair of goals and by how they ended. */
interface HabitsByPair {
  readonly games: number;
  readonly date: string;
  readonly pairs: Readonly<Record<string, Readonly<Record<'win' | 'draw' | 'loss', HabitCounts>>>>;
}

export const STRENGTH = strength.rows as readonly StrengthRow[];
export const HABITS: HabitsByPair = habits;

/** The commands that count {@link HABITS} again. */
export const HABITS_COMMAND = `npm run --silent maquis -- play --games ${habits.games} --seed 1 --policy coach --budget 1000 | npm run --silent maquis -- habits`;
