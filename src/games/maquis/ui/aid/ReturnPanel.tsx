import { goalPairOf, wouldComeHome } from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import * as m from '#messages';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import { ShootButton } from './ShotOffer.tsx';
import { WayHome } from './WayHome.tsx';
import { useWords } from './words.ts';

/** The acting worker on the way home: the route, or the cuts and what a shot would open. */
export function ReturnPanel() {
  const words = useWords();
  const { send } = useAid();
  const { position, now } = useMaquisSession();
  if (!now.acting) return null;
  const isOpen = wouldComeHome(position, now.acting);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={placeWithGoal(now.acting, goalPairOf(position))}>
        {isOpen ? m.maquis_table_home_open() : m.maquis_table_home_cut()}
      </PromptTitle>
      <WayHome place={now.acting} titled={false} isOnTheWay />
      <PromptActions>
        <ShootButton />
        <button
          type="button"
          class={isOpen ? 'aid-primary' : 'aid-primary aid-primary--grave'}
          onClick={() => send({ type: 'move', move: 'return' })}
        >
          {isOpen ? m.maquis_table_home_confirm() : words.arrest()}
        </button>
      </PromptActions>
    </section>
  );
}
