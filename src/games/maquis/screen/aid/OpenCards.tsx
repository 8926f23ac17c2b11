import { EXITS, SIDES } from '#maquis/data/index.ts';
import { goalPairOf } from '#maquis/engine/index.ts';
import { placeWithGoal } from '#maquis/words/goals.ts';
import * as m from '#messages';
import { DiscardPile } from '../DiscardPile.tsx';
import { useRunning } from './aid.ts';
import { GoalRule } from './OpenGoal.tsx';

/** What lies open and can be looked up at any moment: the cards that have come, those left, the goals. */
export function OpenCards() {
  const { position, now } = useRunning();
  const goals = goalPairOf(position);
  return (
    <>
      <DiscardPile discard={now.discard} />
      <section>
        <h3 class="discard-pile__heading">{m.maquis_open_goals()}</h3>
        {SIDES.map((side, n) => (
          <div key={side} class="open-goal">
            <b>{placeWithGoal(EXITS[n] ?? 'west-exit', goals)}</b>
            <GoalRule exit={EXITS[n] ?? 'west-exit'} />
          </div>
        ))}
        <p class="aid-hint">{m.maquis_goal_win()}</p>
      </section>
    </>
  );
}
