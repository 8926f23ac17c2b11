import { goalCalled, SIDES, type Side } from '#games/maquis/data/index.ts';
import { type GoalPair, goalSuccesses } from '#games/maquis/engine/index.ts';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import { isCompleteBySuccesses } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import type { CorrectionPart } from './CorrectTracks.tsx';

/** How far the two goals are. */
export const CorrectGoals = (part: Props) => (
  <fieldset>
    <legend>{m.maquis_table_correct_goals()}</legend>
    {SIDES.map((side) => (
      <CorrectGoal key={side} side={side} {...part} />
    ))}
  </fieldset>
);

type Props = CorrectionPart & { readonly goals: GoalPair };

/** How far one goal is: its circles, or where it has none whether it is reached. */
export function CorrectGoal({ side, state, change, goals }: Props & { readonly side: Side }) {
  const goal = goalCalled(goals[side]);
  const name = { goal: GOAL_NAMES[goals[side]]() };
  const progress = state.goals[side];
  const set = (part: Partial<typeof progress>) =>
    change({ goals: { ...state.goals, [side]: { ...progress, ...part } } });
  // Guns are told one by one, with the marks of the goals.
  const circles = goal && !goal.guns ? goalSuccesses(goal) : 0;
  const isFollowing =
    goal !== undefined && (isCompleteBySuccesses(goal) || goal.guns || goal.bridges);
  return (
    <>
      {circles > 0 && (
        <Stepper
          name={m.maquis_table_correct_successes(name)}
          value={progress.successes}
          most={circles}
          onChange={(successes) => set({ successes })}
        />
      )}
      {!isFollowing && (
        <CheckBox
          name={m.maquis_table_correct_complete(name)}
          isOn={progress.complete}
          onChange={(complete) => set({ complete })}
        />
      )}
    </>
  );
}
