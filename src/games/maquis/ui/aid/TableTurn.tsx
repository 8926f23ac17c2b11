import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { ReviewContext } from '#play/ui/review/review-button.tsx';
import { useReview } from '../coach/use-review.tsx';
import { useActiveSession, useAid } from './aid.ts';
import { StartsOfGoals } from './StartsOfGoals.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TurnScreen } from './TurnScreen.tsx';

/** A game at the table. It looks at its past only where the coach goes through it. */
export function TableTurn() {
  const aid = useAid();
  const review = useReview(aid, aid.setMoment);
  return (
    <ReviewContext.Provider value={review}>
      {review.screen ?? (
        <TurnScreen
          tools={<Toolbar />}
          past={review.panel}
          looked={review.looked}
          lead={<GoalsToLay />}
        />
      )}
    </ReviewContext.Provider>
  );
}

/** Before the first worker is placed: which goal cards lie where, and what they change. */
function GoalsToLay() {
  const { game } = useActiveSession();
  if (game.from || game.steps.length > 0) return null;
  const { goals } = game.setUp;
  return (
    <>
      <p class="aid-note">
        {m.maquis_table_setup_goals_drawn({
          west: GOAL_NAMES[goals.west](),
          east: GOAL_NAMES[goals.east](),
        })}
      </p>
      <StartsOfGoals goals={goals} />
    </>
  );
}
