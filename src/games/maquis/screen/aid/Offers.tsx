import type { LocationId } from '#maquis/data/index.ts';
import {
  type ActionOffer,
  actionsOffered,
  moveText,
  parseMove,
  type Table,
} from '#maquis/engine/index.ts';
import { claimedTable } from '#maquis/table/index.ts';
import { actionText, circumstancesAt, moveInWords } from '#maquis/words/actions.ts';
import * as m from '#messages';
import { useAid, useRunning } from './aid.ts';
import { Reasons } from './Reasons.tsx';

/** What a worker at a place can do. With `acts` it can be done from here, and what cannot says why. */
export function Offers({
  place,
  acts = false,
}: {
  readonly place: LocationId;
  readonly acts?: boolean;
}) {
  const { position } = useRunning();
  const offers = actionsOffered(position, place);
  if (acts) {
    return (
      <ul class="aid-choices">
        {[...offers.slice(1), offers[0]].map((offer) => (
          <li key={offer.action.id}>
            <Act place={place} offer={offer} />
          </li>
        ))}
      </ul>
    );
  }
  const given = offers.filter(({ action }) => action.id !== 'none');
  if (given.length === 0) return <p class="aid-hint">{m.maquis_table_place_gives_nothing()}</p>;
  return (
    <>
      <p class="aid-hint">{m.maquis_table_place_may()}</p>
      <ul class="aid-list">
        {given.map(({ action }) => (
          <li key={action.id}>{actionText(action, circumstancesAt(position, place))}</li>
        ))}
      </ul>
    </>
  );
}

function Act({ place, offer }: { readonly place: LocationId; readonly offer: ActionOffer }) {
  const { send } = useAid();
  const { position } = useRunning();
  if (offer.moves.length === 0) return <Refused place={place} offer={offer} />;
  return (
    <>
      {offer.moves.map((move) => (
        <button
          key={move}
          type="button"
          class="aid-choice"
          onClick={() => send({ type: 'move', move: moveText(move) })}
        >
          {moveInWords(position, move)}
        </button>
      ))}
    </>
  );
}

/** What cannot be done, and why; where the cubes are the visitor's, their word is enough. */
function Refused({ place, offer }: { readonly place: LocationId; readonly offer: ActionOffer }) {
  const { send } = useAid();
  const { game, position } = useRunning();
  const claim =
    game.keepers.goods === 'visitor' ? claimedTable(position, offer.reasons) : undefined;
  const label = actionText(offer.action, circumstancesAt(position, place));
  const move = `act:${place}:${offer.action.id}`;
  const takeOnWord = (table: Table) => {
    send({ type: 'correct', table });
    // An action that must still be aimed at something is chosen anew, now that it can be paid.
    if ('move' in parseMove(move)) send({ type: 'move', move });
    else send({ type: 'select', place });
  };
  return (
    <div class="aid-refused">
      <span class="aid-closed">{label}</span>
      <Reasons reasons={offer.reasons} />
      {claim && (
        <>
          <p class="aid-hint">{m.maquis_table_act_claim_hint()}</p>
          <button type="button" class="aid-choice" onClick={() => takeOnWord(claim)}>
            {m.maquis_table_act_claim()}
          </button>
        </>
      )}
    </div>
  );
}
