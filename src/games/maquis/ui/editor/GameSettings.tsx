import {
  DIFFICULTY_IDS,
  difficultyCalled,
  EDITION_IDS,
  SIDES,
  type Side,
} from '#games/maquis/data/index.ts';
import { RULESET, type Table } from '#games/maquis/engine/index.ts';
import { DIFFICULTY_NAMES, EDITION_NAMES, GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import { goalsBeyond, withDifficulty, withGoal, withRuleset } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { CorrectGoals } from '../aid/correct/CorrectGoals.tsx';
import type { CorrectionPart } from '../aid/correct/CorrectTracks.tsx';

const BEYOND: Readonly<Record<Side, () => string>> = {
  west: m.maquis_table_setup_goals_west,
  east: m.maquis_table_setup_goals_east,
};

interface Props {
  readonly table: Table;
  readonly replace: (table: Table) => void;
  readonly change: CorrectionPart['change'];
}

/** The edition, the mode, the two goals, and how far they are. */
export function GameSettings({ table, replace, change }: Props) {
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
