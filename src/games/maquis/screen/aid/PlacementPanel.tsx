import { useState } from 'preact/hooks';
import { LOCATIONS, type LocationId } from '#maquis/data/index.ts';
import { readMove } from '#maquis/engine/index.ts';
import { LOCATION_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { OddsPanel, OddsPill } from '../odds/OddsPanel.tsx';
import { PawnIcon } from '../PawnIcon.tsx';
import { useAid, useRunning } from './aid.ts';
import { Offers } from './Offers.tsx';
import { Reasons } from './Reasons.tsx';
import { ShotOffer } from './ShotOffer.tsx';

/** A worker is to be placed: say where, then confirm. */
export function PlacementPanel() {
  const { state, send } = useAid();
  const { game, now } = useRunning();
  const { selected } = state.context;
  const worker = now.workers.length + 1;
  const workers = now.workers.length + now.safeHouse;
  const drawsNext = game.keepers.deck === 'site' && now.patrolsToCome > 0;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{m.maquis_table_turn({ turn: now.day + 1 })}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {selected
          ? m.maquis_table_place_at({ worker, workers, place: LOCATION_NAMES[selected]() })
          : m.maquis_table_place_prompt({ worker, workers })}
      </h2>
      {selected ? (
        <>
          <WhatIsThere place={selected} />
          <OddsPanel place={selected} />
          <button
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'move', move: `place:${selected}` })}
          >
            {drawsNext ? m.maquis_table_place_confirm_draw() : m.maquis_table_place_confirm()}
          </button>
        </>
      ) : (
        <>
          <p class="aid-hint">{m.maquis_table_place_hint()}</p>
          <OddsPanel />
          <Waiting workers={now.safeHouse} />
        </>
      )}
      <ShotOffer />
      <PlaceList />
    </section>
  );
}

/** The workers at home, to be dragged onto the town: a second way for mouse and finger. */
const Waiting = ({ workers }: { readonly workers: number }) => (
  <p class="aid-waiting" aria-hidden="true">
    {Array.from({ length: workers }, (_, n) => (
      <span key={n} class="aid-waiting__pawn" data-pawn-from="home">
        <PawnIcon pawn="worker" />
      </span>
    ))}
    <span class="aid-hint">{m.maquis_drag_hint()}</span>
  </p>
);

function WhatIsThere({ place }: { readonly place: LocationId }) {
  return (
    <div class="aid-there">
      <Offers place={place} />
    </div>
  );
}

/** The same choice as on the map, as a list, drawn when somebody opens it. */
function PlaceList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="aid-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.maquis_table_place_list()}</summary>
      {isOpen && <Places />}
    </details>
  );
}

/** What cannot be chosen says why. */
function Places() {
  const { send } = useAid();
  const { position } = useRunning();
  const places = LOCATIONS.map(({ id }) => ({ id, read: readMove(position, `place:${id}`) }));
  return (
    <ul class="aid-places">
      {places.map(({ id, read }) => (
        <li key={id}>
          {'move' in read ? (
            <button
              type="button"
              class="aid-choice"
              onClick={() => send({ type: 'select', place: id })}
            >
              {LOCATION_NAMES[id]()}
              <OddsPill place={id} />
            </button>
          ) : (
            <>
              <span class="aid-closed">{LOCATION_NAMES[id]()}</span>
              {'reasons' in read && <Reasons reasons={read.reasons} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
