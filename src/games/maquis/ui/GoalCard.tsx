import * as m from '#messages';
import { type Goal, goalCalled, markedOn } from '../data/index.ts';
import { GOAL_NAMES } from '../i18n/names.ts';
import { TownIcon } from './Goods.tsx';
import { Amounts } from './OfferGlyphs.tsx';
import { PawnIcon } from './PawnIcon.tsx';
import type { GoalView } from './town-view.ts';

/** A circle for each success, with what marking it costs; on a small card, of the next one to be paid for. */
function Successes({ goal, marked }: { readonly goal: Goal; readonly marked: number }) {
  const successes = markedOn(goal);
  const next = successes.findIndex(({ cost }, i) => i >= marked && Object.keys(cost).length > 0);
  return (
    <span class="goal-card__row">
      {successes.map(({ cost, circle }, i) => (
        <span
          key={i}
          class={
            i < marked ? 'goal-card__success goal-card__success--marked' : 'goal-card__success'
          }
        >
          <span class="goal-card__circle">{i < marked ? '✓' : circle}</span>
          <span class={i === next ? 'goal-card__cost goal-card__cost--next' : 'goal-card__cost'}>
            <Amounts goods={cost} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** What a goal without a place waits for. */
const Condition = ({ soldiers, atTheEnd }: Pick<Goal, 'soldiers' | 'atTheEnd'>) => (
  <span class="goal-card__row">
    {soldiers && (
      <span class="goal-card__need">
        <b>{soldiers}</b>
        <PawnIcon pawn="soldier" />
      </span>
    )}
    {atTheEnd && (
      <>
        <span class="goal-card__need">
          <Amounts goods={atTheEnd.hand} />
        </span>
        <span class="goal-card__need">
          <b>{atTheEnd.morale}</b>
          <TownIcon sign="morale" />
        </span>
      </>
    )}
  </span>
);

/** The face of a goal card: its name and what it asks for, stamped once it is reached. */
export function GoalCard({ goal: id, marked, complete, major, inside }: GoalView) {
  const goal = goalCalled(id);
  if (!goal) return null;
  return (
    <span class={complete ? 'goal-card goal-card--complete' : 'goal-card'} aria-hidden="true">
      <span class="goal-card__name">{GOAL_NAMES[id]()}</span>
      {goal.successes.length > 0 || goal.visits ? (
        <Successes goal={goal} marked={marked} />
      ) : (
        <Condition {...goal} />
      )}
      {inside && (
        <span class="goal-card__inside">
          <PawnIcon pawn="worker" />
        </span>
      )}
      {complete && (
        <span class="goal-card__stamp">
          {major ? m.maquis_map_goal_major_done() : m.maquis_map_goal_done()}
        </span>
      )}
    </span>
  );
}
