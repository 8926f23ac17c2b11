import { useState } from 'preact/hooks';
import { LOCATIONS } from '#maquis/data/index.ts';
import { readMove } from '#maquis/engine/index.ts';
import type { CardTold } from '#maquis/table/index.ts';
import { LOCATION_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { Reasons } from '#play/screen/frame/Reasons.tsx';
import { Ask, Go } from '#play/screen/parts/Ask.tsx';
import { OddsPanel, OddsPill } from '../odds/OddsPanel.tsx';
import { PawnIcon } from '../PawnIcon.tsx';
import { useAid, useRunning } from './aid.ts';
import { cardHeadline } from './card-headline.ts';
import { Offers } from './Offers.tsx';
import { ShotOffer } from './ShotOffer.tsx';
import { ToldCard } from './ToldCard.tsx';

interface Props {
  /** The card that was drawn for the worker before, told in the place of an introduction. */
  readonly told?: CardTold;
}

/** A worker is to be placed: say where, then confirm. */
export function PlacementPanel({ told }: Props) {
  const { state, send } = useAid();
  const { game, now } = useRunning();
  const { selected } = state.context;
  const worker = now.workers.length + 1;
  const workers = now.workers.length + now.safeHouse;
  const drawsNext = game.owners.deck === 'site' && now.patrolsToCome > 0;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <Ask about={told ? cardHeadline(told) : m.maquis_table_turn({ turn: now.day + 1 })}>
        {selected
          ? m.maquis_table_place_at({ worker, workers, place: LOCATION_NAMES[selected]() })
          : m.maquis_table_place_prompt({ worker, workers })}
      </Ask>
      {told && <ToldCard told={told} isBrief />}
      {selected ? (
        <>
          <div class="aid-there">
            <Offers place={selected} />
          </div>
          <OddsPanel place={selected} />
        </>
      ) : (
        <>
          <OddsPanel isBrief={told !== undefined} />
          <Waiting workers={now.safeHouse} />
        </>
      )}
      <ShotOffer />
      <PlaceList />
      <Go>
        {selected ? (
          <button
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'move', move: `place:${selected}` })}
          >
            {drawsNext ? m.maquis_table_place_confirm_draw() : m.maquis_table_place_confirm()}
          </button>
        ) : (
          <p class="aid-wait">{m.maquis_table_place_hint()}</p>
        )}
      </Go>
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
