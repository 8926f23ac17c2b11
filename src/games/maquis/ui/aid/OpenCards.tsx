import {
  EVERY_GOAL,
  EXITS,
  type ExitId,
  goalCalled,
  isExit,
  type LocationId,
  SIDES,
} from '#games/maquis/data/index.ts';
import { goalPairOf, goalsWorkedOnAt, pointsToWin, tableOf } from '#games/maquis/engine/index.ts';
import { goalRuleText } from '#games/maquis/i18n/goals.ts';
import { placeWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { DiscardPile } from '../DiscardPile.tsx';
import { goalInWords } from '../place-in-words.ts';
import { useMaquisSession } from './aid.ts';
import { townOf } from './town-now.ts';

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

/** What the goal beyond an exit asks, in full, with its rule in the book. */
export function GoalRule({ exit }: { readonly exit: ExitId }) {
  const { position } = useMaquisSession();
  const id = goalPairOf(position)[SIDES[EXITS.indexOf(exit)] ?? 'west'];
  const { rule } = goalCalled(id) ?? EVERY_GOAL[0];
  return (
    <p class="goal-rule">
      {goalRuleText(id, tableOf(position).difficulty)} <RuleLink rule={rule} brief />
    </p>
  );
}

/** What the goals ask that are worked on from a place: the one beyond an exit, or those with a step here. */
export function GoalRulesAt({ place }: { readonly place: LocationId }) {
  const { position } = useMaquisSession();
  if (isExit(place)) return <GoalRule exit={place} />;
  return goalsWorkedOnAt(position, place).map((side) => (
    <GoalRule key={side} exit={EXITS[SIDES.indexOf(side)] ?? 'west-exit'} />
  ));
}

/** Says that whoever is activated here has been here, for a goal that wants it. */
export function VisitNote({ place }: { readonly place: LocationId }) {
  const { position, now } = useMaquisSession();
  const goals = goalPairOf(position);
  const wanting = SIDES.filter((side) => {
    const { complete, marks = [], target } = now.goals[side];
    const { visits = [] } = goalCalled(goals[side]) ?? {};
    return !complete && (target === place || (visits.includes(place) && !marks.includes(place)));
  });
  return wanting.map((side) => (
    <p key={side} class="aid-note">
      {m.maquis_visit_counts({ goal: GOAL_NAMES[goals[side]]() })}{' '}
      <RuleLink rule="maquis.mission-visits" brief />
    </p>
  ));
}

/** What wins the game, by the edition that is played. */
function WinText() {
  const { position, now } = useMaquisSession();
  const needed = pointsToWin(position);
  if (now.bridges === undefined) return m.maquis_goal_win();
  return needed === SIDES.length ? m.maquis_goal_win_boxed() : m.maquis_goal_win_points({ needed });
}

/** One goal card, opened: how far it has come, what it asks, and why nobody can go there now. */
export function OpenGoal({
  exit,
  refusal,
  onClose,
}: {
  readonly exit: ExitId;
  readonly refusal: string | undefined;
  readonly onClose: () => void;
}) {
  const { position, now } = useMaquisSession();
  const goals = goalPairOf(position);
  const view = townOf(now, goals).goals?.[exit];
  if (!view) return null;
  return (
    <Dialog title={GOAL_NAMES[view.goal]()} onClose={onClose}>
      <p>
        <b>{goalInWords(view)}</b>
      </p>
      <GoalRule exit={exit} />
      {refusal && <p class="aid-hint">{refusal}</p>}
      <p class="aid-hint">
        <WinText /> <RuleLink rule="maquis.result" brief />
      </p>
    </Dialog>
  );
}
