import { goalPairOf, wouldComeHome } from '#maquis/engine/index.ts';
import { placeWithGoal } from '#maquis/words/goals.ts';
import * as m from '#messages';
import { Ask, Go } from '#play/screen/parts/Ask.tsx';
import { useAid, useRunning } from './aid.ts';
import { ShootButton } from './ShotOffer.tsx';
import { WayHome } from './WayHome.tsx';
import { useWords } from './words.ts';

/** The acting worker on the way home: the route, or the cuts and what a shot would open. */
export function ReturnPanel() {
  const words = useWords();
  const { send } = useAid();
  const { position, now } = useRunning();
  if (!now.acting) return null;
  const isOpen = wouldComeHome(position, now.acting);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <Ask about={placeWithGoal(now.acting, goalPairOf(position))}>
        {isOpen ? m.maquis_table_home_open() : m.maquis_table_home_cut()}
      </Ask>
      <WayHome place={now.acting} titled={false} isOnTheWay />
      <Go>
        <ShootButton />
        <button
          type="button"
          class={isOpen ? 'aid-primary' : 'aid-primary aid-primary--grave'}
          onClick={() => send({ type: 'move', move: 'return' })}
        >
          {isOpen ? m.maquis_table_home_confirm() : words.arrest()}
        </button>
      </Go>
    </section>
  );
}
