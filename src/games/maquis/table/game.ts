import type { GameSetUp, Table } from '../engine/index.ts';

/** Who keeps a component of the game: the site, or the visitor on the real table. */
export type Keeper = 'site' | 'visitor';

/** The components a visitor can keep in their own hands. */
export const COMPONENTS = ['deck', 'goods', 'tracks'] as const;
export type Component = (typeof COMPONENTS)[number];
export type Keepers = Readonly<Record<Component, Keeper>>;

export const SITE_KEEPS_ALL: Keepers = { deck: 'site', goods: 'site', tracks: 'site' };

/**
 * One thing that was done at the table: a move of the record, or a correction after which the table
 * is as given. `drawnBy` says whose deck a patrol card came from.
 */
export type Step =
  | { readonly move: string; readonly drawnBy?: Keeper }
  | { readonly correction: Table };

/** Whether a step turned over a patrol card. */
export const isDraw = (step: Step): boolean => 'move' in step && step.move.startsWith('patrol:');

/**
 * A game at a real table. It is its set-up and its steps; every position follows from them. Without
 * corrections the steps are the moves of its record.
 */
export interface TableGame {
  readonly setUp: GameSetUp;
  /** The table it began at, where that was not the start of a game; its seed deals the cards. */
  readonly from?: Table;
  readonly steps: readonly Step[];
  readonly keepers: Keepers;
  /** How many of the steps the visitor has been shown the outcome of. */
  readonly seen: number;
}

export const gameFrom = (setUp: GameSetUp, keepers: Keepers): TableGame => ({
  setUp,
  steps: [],
  keepers,
  seen: 0,
});

/** The game that begins at a table somebody set up. */
export function gameFromTable(from: Table, seed: string, keepers: Keepers): TableGame {
  const { difficulty, goals } = from;
  return { ...gameFrom({ difficulty, goals, seed }, keepers), from };
}
