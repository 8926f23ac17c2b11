import { useEffect, useState } from 'preact/hooks';
import type { Snapshot, Table } from '#games/maquis/engine/index.ts';
import { type Corrected, correct, emptyTable } from '#games/maquis/session/index.ts';
import { usePastedLink } from '#play/ui/hooks/use-pasted-link.ts';
import { keepDraft, readDraft } from './draft.ts';
import { type ImportedTable, tableInAddress } from './import-table.ts';

/** What was set up so far: every table there was, and those that were undone. */
interface History {
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

export function tableUndone(history: History): History {
  const { past, now, ahead } = history;
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), now: last, ahead: [now, ...ahead] } : history;
}

export function tableRedone(history: History): History {
  const { past, now, ahead } = history;
  const [next, ...rest] = ahead;
  return next ? { past: [...past, now], now: next, ahead: rest } : history;
}

/** The table that is being set up, and what can be done to it. */
export interface Editor {
  readonly corrected: Corrected;
  /** Changes a part; what follows from it is made to fit. */
  readonly change: (change: Partial<Snapshot>) => void;
  /** Puts another table in its place. */
  readonly replace: (table: Table) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Why the address this page was opened with brought no table. */
  readonly trouble: Extract<ImportedTable, { trouble: string }> | undefined;
}

/** Takes up the last table, or the one that the address brings, and keeps every change. */
export function useEditor(): Editor {
  const [opened] = useState(open);
  const [history, setHistory] = useState(opened.history);
  const { past, now, ahead } = history;
  const { table } = now;
  useEffect(() => keepDraft(table), [table]);
  usePastedLink((fragment) => tableInAddress(fragment) !== undefined);
  return {
    corrected: now,
    change: (change) => {
      if (Object.keys(change).length === 0) return;
      setHistory((latest) => withNext(latest, correct(latest.now.table, change)));
    },
    replace: (other) => setHistory((latest) => withTable(latest, other)),
    // Keys come faster than the screen is drawn: each step is taken from where the last one led.
    undo: past.length > 0 ? () => setHistory(tableUndone) : undefined,
    redo: ahead.length > 0 ? () => setHistory(tableRedone) : undefined,
    trouble: opened.trouble,
  };
}

/** What this page begins with. The address is read once, and cleared: a reload goes on from here. */
function open(): { history: History; trouble: Editor['trouble'] } {
  const draft = begunWith(readDraft() ?? emptyTable('normal', FIRST_GOALS));
  const brought = tableInAddress(location.hash);
  if (!brought) return { history: draft, trouble: undefined };
  window.history.replaceState(window.history.state, '', location.pathname + location.search);
  return 'table' in brought
    ? { history: withTable(draft, brought.table), trouble: undefined }
    : { history: draft, trouble: brought };
}

const FIRST_GOALS = { west: 'sabotage', east: 'aid-the-spy' } as const;
