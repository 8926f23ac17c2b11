import { useEffect, useState } from 'preact/hooks';
import type { RuleId } from '#games/maquis/data/index.ts';
import {
  isLink,
  LINK_VERSION,
  type Position,
  positionLink,
  type RecordFault,
  readLink,
  type Snapshot,
  type Table,
  tableOf,
  upTo,
  withoutSecrets,
} from '#games/maquis/engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from '#games/maquis/i18n/record-faults.ts';
import {
  type Corrected,
  correct,
  emptyTable,
  gameOfPosition,
  gameOfRecord,
  historyOf,
  LARGEST_RECORD_FILE,
  SITE_OWNS_ALL,
  type TableGame,
  validPart,
} from '#games/maquis/session/index.ts';
import { gamesIn } from '#games/maquis/session/read-games.ts';
import * as m from '#messages';
import { linkInText } from '#play/links/link-text.ts';
import { usePastedLink } from '#play/ui/hooks/use-pasted-link.ts';
import { linkFaultText } from '#play/ui/share/link-fault-text.ts';
import { readPositionInProgress, savePositionInProgress } from './position-in-progress.ts';

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

/** How what was set up begins, goes on and goes back. */
export const tableHistory = {
  begunWith: (table: Table): History => ({ past: [], now: taken(table), ahead: [] }),

  /** Goes on to another state of the table; what was undone before is let go. */
  withNext: ({ past, now }: History, next: Corrected): History => ({
    past: [...past, now],
    now: next,
    ahead: [],
  }),

  /** Begins with another table, from which the one before can be undone to. */
  withTable: (history: History, table: Table): History =>
    tableHistory.withNext(history, taken(table)),

  undone(history: History): History {
    const { past, now, ahead } = history;
    const last = past.at(-1);
    return last ? { past: past.slice(0, -1), now: last, ahead: [now, ...ahead] } : history;
  },

  redone(history: History): History {
    const { past, now, ahead } = history;
    const [next, ...rest] = ahead;
    return next ? { past: [...past, now], now: next, ahead: rest } : history;
  },
};

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
  useEffect(() => savePositionInProgress(table), [table]);
  usePastedLink((fragment) => tableInAddress(fragment) !== undefined);
  return {
    corrected: now,
    change: (change) => {
      if (Object.keys(change).length === 0) return;
      setHistory((latest) => tableHistory.withNext(latest, correct(latest.now.table, change)));
    },
    replace: (other) => setHistory((latest) => tableHistory.withTable(latest, other)),
    // Keys come faster than the screen is drawn: each step is taken from where the last one led.
    undo: past.length > 0 ? () => setHistory(tableHistory.undone) : undefined,
    redo: ahead.length > 0 ? () => setHistory(tableHistory.redone) : undefined,
    trouble: opened.trouble,
  };
}

/** What this page begins with. The address is read once, and cleared: a reload goes on from here. */
function open(): { history: History; trouble: Editor['trouble'] } {
  const draft = tableHistory.begunWith(
    readPositionInProgress() ?? emptyTable('normal', FIRST_GOALS),
  );
  const brought = tableInAddress(location.hash);
  if (!brought) return { history: draft, trouble: undefined };
  window.history.replaceState(window.history.state, '', location.pathname + location.search);
  return 'table' in brought
    ? { history: tableHistory.withTable(draft, brought.table), trouble: undefined }
    : { history: draft, trouble: brought };
}

const FIRST_GOALS = { west: 'sabotage', east: 'aid-the-spy' } as const;

/** A table out of a link or a record, or a sentence why there is none, with its rule if it has one. */
export type ImportedTable =
  | { readonly table: Table }
  | { readonly trouble: string; readonly rule?: RuleId | undefined };

/** The table that a text tells: a link of this site's, or a record of a game, at its last move. */
export function tableInText(text: string): ImportedTable {
  if (text.length > LARGEST_RECORD_FILE) return { trouble: m.play_file_too_large() };
  const start = text.slice(0, LONGEST_ADDRESS).trimStart();
  const link = linkInText(start);
  if (link !== undefined && !start.startsWith('{')) return inLink(readLink(link));
  let trouble: RecordFault | undefined;
  for (const read of gamesIn(text, SITE_OWNS_ALL, () => '')) {
    if ('game' in read) return { table: tableNow(read.game) };
    trouble ??= read.fault;
  }
  if (!trouble || trouble.code === 'not-json') return { trouble: m.maquis_editor_no_source() };
  return { trouble: recordFaultText(trouble), rule: ruleOfRecordFault(trouble) };
}

/** Where a link is looked for in what was pasted, in characters. */
const LONGEST_ADDRESS = 10_000;

/** The table that the address of this page brings; undefined where it brings none. */
export const tableInAddress = (fragment: string): ImportedTable | undefined =>
  isLink(fragment) ? inLink(readLink(fragment)) : undefined;

function inLink(read: ReturnType<typeof readLink>): ImportedTable {
  if ('fault' in read) return { trouble: linkFaultText(read.fault, LINK_VERSION) };
  if ('deal' in read) {
    const { difficulty, goals, ruleset } = read.deal;
    return { table: emptyTable(difficulty, goals, ruleset) };
  }
  if ('position' in read) {
    const shared = upTo(read.position, read.position.at);
    return { table: tableNow(gameOfPosition(shared, SITE_OWNS_ALL, '')) };
  }
  const { record, at } = read.game;
  const { outcome: _, ...played } = upTo(record, at);
  const told = gameOfRecord(played, SITE_OWNS_ALL, '');
  return 'game' in told
    ? { table: tableNow(told.game) }
    : { trouble: linkFaultText({ code: 'no-such-game' }, LINK_VERSION) };
}

/** What lies on the table of a game now, without what nobody at it knows. */
export function tableNow(game: TableGame): Table {
  const played = historyOf(validPart(game));
  if ('fault' in played) throw new Error('the sound part of a game cannot be played');
  return asSeen(played.replayed.position);
}

const asSeen = (position: Position): Table => withoutSecrets(tableOf(position));

/** The part of an address behind its `#` that leads to a table set up like this one. */
export const fragmentOf = (table: Table): string => positionLink({ table, moves: [], at: 0 });
