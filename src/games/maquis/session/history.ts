import * as history from '#play/history/game-history.ts';
import { type Maquis, rules } from '../engine/index.ts';
import type { TableGame } from './game.ts';

/*
 * What happened in a game, by the rules of Maquis.
 */

/** How a game went: the position before the first step and after each, and what happened in each. */
export type MaquisHistory = history.GameHistory<Maquis>;

/**
 * Plays a game through from where it begins.
 *
 * @throws where it claims to begin at a table that cannot be
 */
export const historyOf = (game: TableGame): history.HistoryOrFault<Maquis> =>
  history.replay(rules, game);

/** The longest beginning of a game that can have happened: nothing of the rest is thrown away by it. */
export const validPart = (game: TableGame): TableGame => history.validPrefix(rules, game);
