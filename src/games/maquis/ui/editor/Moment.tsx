import { fittingPhases, type PhaseId, phasesOf, type Table } from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import { atMoment, WHILE_ACTING } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { PHASE_TEXT } from '../aid/adjustment-text.ts';
import { CorrectCounts } from '../aid/correct/CorrectCounts.tsx';
import type { PartProps } from '../aid/correct/part.ts';

interface Props {
  readonly table: Table;
  readonly change: PartProps['change'];
}

/** The moment of the turn, and the tracks and workers that go with it. */
export function Moment({ table, change }: Props) {
  const { state } = table;
  const fits = (phase: PhaseId) => {
    const then = { ...state, ...atMoment(state, phase) };
    return fittingPhases({ ...table, state: then }).includes(phase);
  };
  return (
    <>
      <Radios
        class="aid-radios--column editor-moments"
        legend={m.maquis_editor_moment()}
        values={phasesOf(table)}
        value={state.phase}
        label={(phase) => (
          <>
            <span class="editor-moments__name">{PHASE_TEXT[phase]()}</span>
            {!fits(phase) && <small class="aid-hint">{m.maquis_editor_moment_unfit()}</small>}
          </>
        )}
        onChoose={(phase) => change(atMoment(state, phase))}
      />
      {WHILE_ACTING.includes(state.phase) && <OnTheWay table={table} change={change} />}
      <CorrectCounts state={state} change={change} />
      <p class="aid-hint">{m.maquis_editor_arrested({ count: state.arrested })}</p>
    </>
  );
}

/** Who is on the way home, and what was known of what he brings. */
function OnTheWay({ table: { state, goals, unseen }, change }: Props) {
  const goods = unseen?.carrying?.goods ?? {};
  return (
    <>
      <label class="aid-field">
        {m.maquis_editor_acting()}
        <select
          value={state.acting ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ acting: state.workers.find((place) => place === value) ?? null })
          }
        >
          {(state.acting === null || state.phase !== 'returning') && (
            <option value="">{m.maquis_table_correct_nobody()}</option>
          )}
          {state.workers.map((place) => (
            <option key={place} value={place}>
              {placeWithGoal(place, goals)}
            </option>
          ))}
        </select>
      </label>
      <p class="aid-hint">{m.maquis_editor_brings({ goods: goodsText(goods) })}</p>
    </>
  );
}
