import { Table2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import type { HelpLevel } from '#play/saves/save-format.ts';
import type { FinishedCount } from '#play/statistics/finished.ts';
import { downloadText } from '../hooks/download.ts';

/** What each level of help is called where a game has no name of its own for it. */
export const HELP_NAMES: Readonly<Record<HelpLevel, () => string>> = {
  none: m.play_help_none,
  odds: m.play_help_odds,
  coach: m.play_help_coach,
};

/** A table of numbers: what its rows are told apart by, then what each column counts. */
interface CountTable {
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: readonly (number | string)[]])[];
}

interface Props {
  readonly count: FinishedCount;
  readonly tables: readonly CountTable[];
  /** The games as a table for other programs. */
  readonly csv: { readonly name: string; readonly text: () => string };
  /** What has to be said of the numbers. */
  readonly children?: ComponentChildren;
}

/** How many games there are, what they came to, and the way to take them along. */
export function Counts({ count, tables, csv, children }: Props) {
  const { finished, branches, fromPositions, received } = count;
  const leftOut = (
    <>
      {fromPositions > 0 && (
        <p class="aid-hint">{m.play_statistics_set_up({ count: fromPositions })}</p>
      )}
      {received > 0 && <p class="aid-hint">{m.play_statistics_received({ count: received })}</p>}
    </>
  );
  if (finished === 0) {
    return (
      <>
        <p class="aid-hint">{m.play_statistics_none()}</p>
        {leftOut}
      </>
    );
  }
  return (
    <>
      <p>{m.play_statistics_finished({ count: finished })}</p>
      {branches > 0 && <p class="aid-hint">{m.play_statistics_branches({ count: branches })}</p>}
      {leftOut}
      {tables.map((table) => (
        <Table key={table.head} {...table} />
      ))}
      {children}
      <button
        type="button"
        class="aid-secondary"
        onClick={() => downloadText(csv.name, csv.text(), 'text/csv')}
      >
        <Table2 aria-hidden="true" /> {m.play_statistics_csv()}
      </button>
    </>
  );
}

const Table = ({ head, columns, rows }: CountTable) => (
  <table class="aid-table">
    <thead>
      <tr>
        {[head, ...columns].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, n) => (
            <td key={n}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
