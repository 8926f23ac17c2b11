import type { LocationId } from '#maquis/data/index.ts';
import { wouldComeHome } from '#maquis/engine/index.ts';
import { LOCATION_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { useAid, useRunning } from './aid.ts';
import { Offers } from './Offers.tsx';
import { ShotOffer } from './ShotOffer.tsx';
import { WayHome } from './WayHome.tsx';

/** Whose turn is it to act? Each worker with how the way home stands. */
export function ChooseWorkerPanel() {
  const { send } = useAid();
  const { position, now } = useRunning();
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.maquis_table_act_prompt()}
      </h2>
      <p class="aid-hint">{m.maquis_table_act_hint()}</p>
      <ul class="aid-choices">
        {now.workers.map((place) => {
          const isOpen = wouldComeHome(position, place);
          return (
            <li key={place}>
              <button
                type="button"
                class="aid-choice"
                onClick={() => send({ type: 'select', place })}
              >
                <b>{LOCATION_NAMES[place]()}</b>
                <span class={isOpen ? 'aid-good' : 'aid-bad'}>
                  {isOpen ? m.maquis_table_act_open() : m.maquis_table_act_cut()}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <ShotOffer />
    </section>
  );
}

/** What the chosen worker can do, and what not, with the reason. */
export function ActPanel({ place }: { readonly place: LocationId }) {
  const { send } = useAid();
  const { now } = useRunning();
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.maquis_table_act_at({ place: LOCATION_NAMES[place]() })}
      </h2>
      <Offers place={place} acts />
      <WayHome place={place} />
      <ShotOffer />
      {now.workers.length > 1 && (
        <button
          type="button"
          class="aid-secondary"
          onClick={() => send({ type: 'select', place: undefined })}
        >
          {m.maquis_table_act_other()}
        </button>
      )}
    </section>
  );
}
