import * as history from '#play/history/game-history.ts';
import * as undoing from '#play/history/undo.ts';
import { type Maquis, rules } from '../engine/index.ts';
import type { Step, TableGame } from './game.ts';

/*
 * What happened in a game, by the rules of Maquis.
 */

/** How a game went: the position before the first step and after each, and what happened in each. */
export type MaquisHistory = history.GameHistory<Maquis>;

/** The first step, counted from 1, that cannot have happened, and why. */
export type StepFault = history.StepFault<Maquis>;

/**
 * Plays a game through from where it begins.
 *
 * @throws where it claims to begin at a table that cannot be
 */
export const historyOf = (game: TableGame): history.HistoryOrFault<Maquis> =>
  history.replay(rules, game);

/** The longest beginning of a game that can have happened: nothing of the rest is thrown away by it. */
export const validPart = (game: TableGame): TableGame => history.validPrefix(rules, game);

export type Undo = undoing.Undo<Maquis>;

/** What undoing would do: the last decision and all that followed from it; nothing at the start. */
export const undoOf = (
  game: TableGame,
  replayed: Pick<MaquisHistory, 'positions'>,
): Undo | undefined => undoing.undoOf(rules, game, replayed);

export type Redo = undoing.Redo<Maquis>;

/** What doing again would do: the first decision undone and all that followed from it. */
export const redoOf = (
  game: TableGame,
  replayed: MaquisHistory,
  ahead: readonly Step[],
): Redo | undefined => undoing.redoOf(rules, game, replayed, ahead);
