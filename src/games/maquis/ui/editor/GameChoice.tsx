import {
  DIFFICULTIES,
  DIFFICULTY_IDS,
  type DifficultyId,
  EDITION_IDS,
  type EditionId,
  type GoalId,
  SIDES,
  type Side,
} from '#games/maquis/data/index.ts';
import { RULESET, type Table } from '#games/maquis/engine/index.ts';
import { DIFFICULTY_NAMES, EDITION_NAMES, GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import { goalsBeyond, withDifficulty, withGoal, withRuleset } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { CorrectGoals } from '../aid/correct/CorrectGoals.tsx';
import type { PartProps } from '../aid/correct/part.ts';

const BEYOND: Readonly<Record<Side, () => string>> = {
  west: m.maquis_table_setup_goals_west,
  east: m.maquis_table_setup_goals_east,
};

interface Props {
  readonly table: Table;
  readonly replace: (table: Table) => void;
  readonly change: PartProps['change'];
}

/** The edition, the mode, the two goals, and how far they are. */
export function GameChoice({ table, replace, change }: Props) {
  const { ruleset = RULESET, difficulty, goals, state } = table;
  const mode = DIFFICULTIES.find(({ id }) => id === difficulty) ?? DIFFICULTIES[0];
  return (
    <>
      <label class="aid-field">
        {m.maquis_edition_which()}
        <select
          value={ruleset}
          onChange={({ currentTarget: { value } }) =>
            replace(withRuleset(table, value as EditionId))
          }
        >
          {EDITION_IDS.map((id) => (
            <option key={id} value={id}>
              {EDITION_NAMES[id]()}
            </option>
          ))}
        </select>
      </label>
      <label class="aid-field">
        {m.maquis_practice_mode()}
        <select
          value={difficulty}
          onChange={({ currentTarget: { value } }) =>
            replace(withDifficulty(table, value as DifficultyId))
          }
        >
          {DIFFICULTY_IDS.map((id) => (
            <option key={id} value={id}>
              {DIFFICULTY_NAMES[id]()}
            </option>
          ))}
        </select>
      </label>
      <RuleLink rule={mode.rule} />
      {SIDES.map((side) => (
        <label key={side} class="aid-field">
          {BEYOND[side]()}
          <select
            value={goals[side]}
            onChange={({ currentTarget: { value } }) =>
              replace(withGoal(table, side, value as GoalId))
            }
          >
            {goalsBeyond(side, ruleset).map((id) => (
              <option key={id} value={id}>
                {GOAL_NAMES[id]()}
              </option>
            ))}
          </select>
        </label>
      ))}
      <CorrectGoals state={state} change={change} goals={goals} />
    </>
  );
}
