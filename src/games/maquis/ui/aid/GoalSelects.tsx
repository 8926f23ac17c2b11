import { type GoalId, SIDES, type Side } from '#games/maquis/data/index.ts';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import { goalsFor } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { useAid } from './aid.ts';

const LABEL: Readonly<Record<Side, () => string>> = {
  west: m.maquis_table_setup_goals_west,
  east: m.maquis_table_setup_goals_east,
};

/** The goal beyond each exit, chosen by hand; the two must differ. */
export function GoalSelects() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const { goals } = setUp;
  const choose = (side: Side, goal: GoalId) =>
    send({ type: 'configure', change: { goals: { ...goals, [side]: goal } } });
  return (
    <>
      {SIDES.map((side) => (
        <label key={side} class="aid-field">
          {LABEL[side]()}
          <select
            value={goals[side] ?? ''}
            onChange={({ currentTarget }) => choose(side, currentTarget.value as GoalId)}
          >
            <option value="" disabled>
              {m.maquis_table_setup_goals_none()}
            </option>
            {goalsFor(setUp, side).map((id) => (
              <option key={id} value={id}>
                {GOAL_NAMES[id]()}
              </option>
            ))}
          </select>
        </label>
      ))}
      {goals.west !== undefined && goals.west === goals.east && (
        <p class="aid-trouble" role="alert">
          {m.maquis_table_setup_goals_same()}
        </p>
      )}
    </>
  );
}
