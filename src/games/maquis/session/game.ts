import { gameFrom as from, type Game, type Owners as OwnersOf } from '#play/history/game.ts';
import * as history from '#play/history/game-history.ts';
import type { Step as StepOf } from '#play/rules/game-rules.ts';
import { type Deal, type Maquis, RULESET, rules, type Table } from '../engine/index.ts';

/** The components a visitor can keep in their own hands. */
export const COMPONENTS = ['deck', 'goods', 'tracks'] as const satisfies Maquis['component'][];
export type MaquisOwners = OwnersOf<Maquis['component']>;

export const SITE_OWNS_ALL: MaquisOwners = { deck: 'site', goods: 'site', tracks: 'site' };

/** A move of the record, or a correction after which the table is as given. */
export type Step = StepOf<Maquis>;

/** A game of Maquis as it is kept. */
export type TableGame = Game<Maquis>;

export const gameOfDeal = (deal: Deal, owners: MaquisOwners): TableGame =>
  from({ ruleset: RULESET, ...deal }, owners);

/** The game that begins at a table somebody set up. */
export function gameOfTable(table: Table, seed: string, owners: MaquisOwners): TableGame {
  const { ruleset = RULESET, difficulty, goals } = table;
  return { ...gameOfDeal({ ruleset, difficulty, goals, seed }, owners), from: table };
}

/** How a game went: the position before the first step and after each, and what happened in each. */
export type MaquisHistory = history.GameHistory<Maquis>;

/**
 * Plays a game through from where it begins.
 *
 * @throws where it claims to begin at a table that cannot be
 */
export const historyOf = (game: TableGame) => history.replay(rules, game);

/** The longest beginning of a game that can have happened: nothing of the rest is thrown away by it. */
export const validPart = (game: TableGame): TableGame => history.validPrefix(rules, game);
