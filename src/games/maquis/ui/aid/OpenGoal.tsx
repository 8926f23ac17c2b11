import { EXITS, type ExitId, GOALS, SIDES } from '#games/maquis/data/index.ts';
import { goalPairOf, tableOf } from '#games/maquis/engine/index.ts';
import { goalRuleText } from '#games/maquis/i18n/goals.ts';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { goalInWords } from '../place-in-words.ts';
import { useActiveSession } from './aid.ts';
import { townOf } from './town-now.ts';

/** What the goal beyond an exit asks, in full, with its rule in the book. */
export function GoalRule({ exit }: { readonly exit: ExitId }) {
  const { position } = useActiveSession();
  const id = goalPairOf(position)[SIDES[EXITS.indexOf(exit)] ?? 'west'];
  const { rule } = GOALS.find((goal) => goal.id === id) ?? GOALS[0];
  return (
    <p class="goal-rule">
      {goalRuleText(id, tableOf(position).difficulty)} <RuleLink rule={rule} brief />
    </p>
  );
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
  const { position, now } = useActiveSession();
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
        {m.maquis_goal_win()} <RuleLink rule="maquis.result" brief />
      </p>
    </Dialog>
  );
}
