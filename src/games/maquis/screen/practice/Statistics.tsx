import { Table2 } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import { type Results, type Save, statisticsCsv, statisticsOf } from '#maquis/table/index.ts';
import { HELP_NAMES } from '#maquis/words/help.ts';
import { DIFFICULTY_NAMES, GOAL_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { downloadText } from '#play/screen/hooks/download.ts';
import { SettingsContext } from '../aid/aid.ts';

/** What the visitor's finished games came to. They are counted when this is opened. */
export function Statistics() {
  const { others } = useContext(SettingsContext);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="aid-more practice-statistics"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.play_statistics()}</summary>
      {isOpen && <Counted saves={others} />}
    </details>
  );
}

function Counted({ saves }: { readonly saves: readonly Save[] }) {
  const { finished, branches, fromPositions, byDifficulty, byGoals, byHelp } = statisticsOf(saves);
  const leftOut = fromPositions > 0 && (
    <p class="aid-hint">{m.play_statistics_set_up({ count: fromPositions })}</p>
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
      <ResultTable
        head={m.maquis_practice_mode()}
        rows={byDifficulty.map(({ difficulty, results }) => [
          DIFFICULTY_NAMES[difficulty](),
          results,
        ])}
      />
      <ResultTable
        head={m.maquis_practice_goals()}
        rows={byGoals.map(({ goals: [one, other], results }) => [
          m.maquis_numbers_goals({ one: GOAL_NAMES[one](), other: GOAL_NAMES[other]() }),
          results,
        ])}
      />
      <ResultTable
        head={m.play_help_by()}
        rows={byHelp.map(({ help, results }) => [HELP_NAMES[help](), results])}
      />
      <button
        type="button"
        class="aid-secondary"
        onClick={() => downloadText('maquis-games.csv', statisticsCsv(saves), 'text/csv')}
      >
        <Table2 aria-hidden="true" /> {m.play_statistics_csv()}
      </button>
    </>
  );
}

interface ResultTableProps {
  readonly head: string;
  readonly rows: readonly (readonly [name: string, results: Results])[];
}

function ResultTable({ head, rows }: ResultTableProps) {
  return (
    <table class="results">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{m.play_statistics_won()}</th>
          <th scope="col">{m.play_statistics_drawn()}</th>
          <th scope="col">{m.play_statistics_lost()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { win, draw, loss }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{win}</td>
            <td>{draw}</td>
            <td>{loss}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
