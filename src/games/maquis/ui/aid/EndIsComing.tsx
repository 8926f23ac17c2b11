import { endingOf } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useActiveSession } from './aid.ts';

const WARNING = {
  goals: m.maquis_table_end_coming_goals,
  time: m.maquis_table_end_coming_time,
  workers: m.maquis_table_end_coming_workers,
  morale: m.maquis_table_end_coming_morale,
} as const;

/** The end has been triggered, and the turn is being finished. */
export function EndIsComing() {
  const { position, now } = useActiveSession();
  const ending = endingOf(position);
  if (!ending || now.phase === 'over') return null;
  return (
    <p class="aid-trouble">
      {WARNING[ending]()} <RuleLink rule="maquis.finish-the-turn" />
    </p>
  );
}
