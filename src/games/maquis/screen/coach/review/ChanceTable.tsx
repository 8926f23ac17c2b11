import { useState } from 'preact/hooks';
import { snapshotOf } from '#maquis/engine/index.ts';
import type { PlayedGame, Review } from '#maquis/review/review.ts';
import { advisedMoveText, percentText } from '#maquis/words/coach.ts';
import * as m from '#messages';

interface Props {
  readonly game: PlayedGame;
  readonly review: Review;
}

/** The chart as a table, for whoever would rather read it or hear it. */
export function ChanceTable(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="aid-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.maquis_review_table()}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

function Rows({ game: { positions, moves }, review: { chances } }: Props) {
  return (
    <table class="aid-table">
      <thead>
        <tr>
          <th scope="col">{m.maquis_review_table_move()}</th>
          <th scope="col">{m.maquis_review_key_win()}</th>
          <th scope="col">{m.maquis_review_table_draw()}</th>
        </tr>
      </thead>
      <tbody>
        {chances.map((known, at) => {
          const move = at > 0 ? moves[at - 1] : undefined;
          const before = positions[at - 1];
          const turn = snapshotOf(positions[at]).day + 1;
          const done = move === undefined ? undefined : advisedMoveText(before, move);
          // A step that was no move is a correction; the start is no step.
          const other = at > 0 ? m.maquis_review_correction : m.maquis_table_log_turn;
          return (
            <tr key={at}>
              <th scope="row">
                {done ? m.maquis_review_table_row({ turn, move: done }) : other({ turn })}
              </th>
              <td>{known ? percentText(known.win) : '–'}</td>
              <td>{known ? percentText(known.draw) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
