import type { GameHistory } from '#play/history/game-history.ts';
import type { Step } from '#play/rules/game-rules.ts';
import { type GameEvent, type Resist, resistRules } from '../engine/index.ts';

/**
 * What happened in the last step that somebody decided, and in all that followed from it by itself.
 *
 * @param moment how many steps are looked at; all of them where nobody says
 */
export function eventsSinceChoice(
  steps: readonly Step<Resist>[],
  { events, positions }: GameHistory<Resist>,
  moment = steps.length,
): readonly GameEvent[] {
  let at = moment - 1;
  while (at > 0 && followsByItself(steps[at], positions[at])) at--;
  return events.slice(Math.max(0, at), moment).flat();
}

const followsByItself = (step: Step<Resist>, before: Resist['position']): boolean =>
  'move' in step &&
  (resistRules.isChanceMove(step.move) || resistRules.isForced(before, step.move));
