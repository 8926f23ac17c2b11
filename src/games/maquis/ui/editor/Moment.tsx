import { fittingPhases, type PhaseId, phasesOf, type Table } from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import { atMoment, WHILE_ACTING } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { PHASE_TEXT } from '../aid/adjustment-text.ts';
import { type CorrectionPart, CorrectTracks } from '../aid/correct/CorrectTracks.tsx';

interface Props {
  readonly table: Table;
  readonly change: CorrectionPart['change'];
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
      <CorrectTracks state={state} change={change} />
      <p class="aid-hint">{m.maquis_editor_arrested({ count: state.arrested })}</p>
    </>
  );
}

/** Who is on the way home, and what was known of what he brings. */
function OnTheWay({ table: { state, goals, unseen }, change }: Props) {
  const goods = unseen?.carrying?.goods ?? {};
  const canBeNobody = state.acting === null || state.phase !== 'returning';
  return (
    <>
      <Select
        legend={m.maquis_editor_acting()}
        values={state.workers}
        value={state.acting ?? undefined}
        label={(place) => placeWithGoal(place, goals)}
        onChoose={(place) => change({ acting: place })}
        none={canBeNobody ? m.maquis_table_correct_nobody() : undefined}
        onNone={() => change({ acting: null })}
      />
      <p class="aid-hint">{m.maquis_editor_brings({ goods: goodsText(goods) })}</p>
    </>
  );
}
