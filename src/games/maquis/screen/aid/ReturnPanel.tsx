import { wouldComeHome } from '#maquis/engine/index.ts';
import { LOCATION_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { useAid, useRunning } from './aid.ts';
import { ShotOffer } from './ShotOffer.tsx';
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
      <p class="aid-kicker">{LOCATION_NAMES[now.acting]()}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {isOpen ? m.maquis_table_home_open() : m.maquis_table_home_cut()}
      </h2>
      <WayHome place={now.acting} titled={false} isOnTheWay />
      <button
        type="button"
        class={isOpen ? 'aid-primary' : 'aid-primary aid-primary--grave'}
        onClick={() => send({ type: 'move', move: 'return' })}
      >
        {isOpen ? m.maquis_table_home_confirm() : words.arrest()}
      </button>
      <ShotOffer />
    </section>
  );
}
