import {
  DIFFICULTY_IDS,
  difficultyCalled,
  EDITION_IDS,
  SIDES,
  type Side,
} from '#games/maquis/data/index.ts';
import {
  fittingPhases,
  type PhaseId,
  phasesOf,
  RULESET,
  type Table,
} from '#games/maquis/engine/index.ts';
import { goodsText, placeWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { DIFFICULTY_NAMES, EDITION_NAMES, GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import {
  atMoment,
  goalsBeyond,
  WHILE_ACTING,
  withDifficulty,
  withGoal,
  withRuleset,
} from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import {
  CorrectGoals,
  type CorrectionPart,
  CorrectTracks,
  PHASE_TEXT,
} from '../aid/Corrections.tsx';

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

const BEYOND: Readonly<Record<Side, () => string>> = {
  west: m.maquis_table_setup_goals_west,
  east: m.maquis_table_setup_goals_east,
};

interface GameSettingsProps {
  readonly table: Table;
  readonly replace: (table: Table) => void;
  readonly change: CorrectionPart['change'];
}

/** The edition, the mode, the two goals, and how far they are. */
export function GameSettings({ table, replace, change }: GameSettingsProps) {
  const { ruleset = RULESET, difficulty, goals, state } = table;
  const mode = difficultyCalled(difficulty);
  return (
    <>
      <Select
        legend={m.maquis_edition_which()}
        values={EDITION_IDS}
        value={ruleset}
        label={(id) => EDITION_NAMES[id]()}
        onChoose={(id) => replace(withRuleset(table, id))}
      />
      <Select
        legend={m.maquis_practice_mode()}
        values={DIFFICULTY_IDS}
        value={difficulty}
        label={(id) => DIFFICULTY_NAMES[id]()}
        onChoose={(id) => replace(withDifficulty(table, id))}
      />
      <RuleLink rule={mode.rule} />
      {SIDES.map((side) => (
        <Select
          key={side}
          legend={BEYOND[side]()}
          values={goalsBeyond(side, ruleset)}
          value={goals[side]}
          label={(id) => GOAL_NAMES[id]()}
          onChoose={(id) => replace(withGoal(table, side, id))}
        />
      ))}
      <CorrectGoals state={state} change={change} goals={goals} />
    </>
  );
}

/** What a pawn out of the box is picked up from; the rest of the word is the pawn. */
export const OUT_OF_BOX = 'box:';
