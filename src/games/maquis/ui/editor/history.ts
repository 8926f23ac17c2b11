import type { Table } from '#games/maquis/engine/index.ts';
import { type Corrected, correct } from '#games/maquis/session/index.ts';

/** What was set up so far: every table there was, and those that were undone. */
export interface History {
  /** The latest last. */
  readonly past: readonly Corrected[];
  readonly now: Corrected;
  /** The next first. */
  readonly ahead: readonly Corrected[];
}

/** A table as it comes, with everything that is wrong with it. */
const taken = (table: Table): Corrected => correct(table, {});

export const begunWith = (table: Table): History => ({ past: [], now: taken(table), ahead: [] });

/** Goes on to another state of the table; what was undone before is let go. */
export const withNext = ({ past, now }: History, next: Corrected): History => ({
  past: [...past, now],
  now: next,
  ahead: [],
});

/** Begins with another table, from which the one before can be undone to. */
export const withTable = (history: History, table: Table): History =>
  withNext(history, taken(table));

export function undone(history: History): History {
  const { past, now, ahead } = history;
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), now: last, ahead: [now, ...ahead] } : history;
}

export function redone(history: History): History {
  const { past, now, ahead } = history;
  const [next, ...rest] = ahead;
  return next ? { past: [...past, now], now: next, ahead: rest } : history;
}
