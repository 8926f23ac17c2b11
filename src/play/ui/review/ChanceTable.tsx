import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { Mistake, PlayedGame, Review } from '#play/review/review.ts';
import { percentText } from '#shared/chance/chance-text.ts';

/** A line of the chart and a column of the table: a chance, and what it is called. */
export interface Curve<C> {
  /** In the chart: "Winning or a draw". */
  readonly name: () => string;
  readonly value: (chances: C) => number;
  /** In the table, where that tells something else. */
  readonly column?: { readonly name: () => string; readonly value: (chances: C) => number };
}

/** A review of which only the curves are asked. */
export type Charted<C> = Pick<Review<Mistake, never, C>, 'chances' | 'mistakes'>;

interface Props<C, Position> {
  readonly game: PlayedGame<Position>;
  readonly review: Charted<C>;
  readonly curves: readonly Curve<C>[];
  /** "Turn 4". */
  readonly momentText: (position: Position) => string;
  readonly moveText: (before: Position, move: string) => string;
}

/** The chart as a table, for whoever would rather read it or hear it. */
export function ChanceTable<C, Position>(props: Props<C, Position>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="aid-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.play_review_table()}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

function Rows<C, Position>({
  game: { positions, moves },
  review: { chances },
  curves,
  momentText,
  moveText,
}: Props<C, Position>) {
  const columns = curves.map(({ column, ...curve }) => column ?? curve);
  const rowName = (at: number): string => {
    const moment = momentText(positions[at]);
    if (at === 0) return moment;
    const move = moves[at - 1];
    // A step that was no move is a correction.
    return move === undefined
      ? m.play_review_correction({ moment })
      : m.play_review_table_row({ moment, move: moveText(positions[at - 1], move) });
  };
  return (
    <table class="aid-table">
      <thead>
        <tr>
          <th scope="col">{m.play_review_table_move()}</th>
          {columns.map(({ name }, n) => (
            <th key={n} scope="col">
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chances.map((known, at) => (
          <tr key={at}>
            <th scope="row">{rowName(at)}</th>
            {columns.map(({ value }, n) => (
              <td key={n}>{known ? percentText(value(known)) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
