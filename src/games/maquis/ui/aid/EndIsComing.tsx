import { type EndingId, endingOf, pointsToWin } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useMaquisSession } from './aid.ts';

const WARNING = {
  goals: m.maquis_table_end_coming_goals,
  time: m.maquis_table_end_coming_time,
  workers: m.maquis_table_end_coming_workers,
  morale: m.maquis_table_end_coming_morale,
} as const;

/** Where a major success counts two, it is points that end a game; and workers can leave without an arrest. */
function warningOf(ending: EndingId, needed: number, isBoxed: boolean): () => string {
  if (ending === 'goals' && needed > 2) return m.maquis_end_coming_points;
  return ending === 'workers' && isBoxed ? m.maquis_end_coming_nobody : WARNING[ending];
}

/** The end has been triggered, and the turn is being finished. */
export function EndIsComing() {
  const { position, now } = useMaquisSession();
  const ending = endingOf(position);
  if (!ending || now.phase === 'over') return null;
  return (
    <p class="aid-trouble">
      {warningOf(ending, pointsToWin(position), now.bridges !== undefined)()}{' '}
      <RuleLink rule="maquis.finish-the-turn" />
    </p>
  );
}
