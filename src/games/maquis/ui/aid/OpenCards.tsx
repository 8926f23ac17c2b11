import { EXITS, SIDES } from '#games/maquis/data/index.ts';
import { goalPairOf } from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import * as m from '#messages';
import { DiscardPile } from '../DiscardPile.tsx';
import { useMaquisSession } from './aid.ts';
import { GoalRule, WinText } from './OpenGoal.tsx';

/** What lies open and can be looked up at any moment: the cards that have come, those left, the goals. */
export function OpenCards() {
  const { position, now } = useMaquisSession();
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
        <p class="aid-hint">
          <WinText />
        </p>
      </section>
    </>
  );
}
