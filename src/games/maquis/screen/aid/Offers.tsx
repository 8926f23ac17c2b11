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
import { Reasons } from '#play/screen/frame/Reasons.tsx';
import { useAid, useRunning } from './aid.ts';

/** What a worker at a place can do. With `acts` it can be done from here, and what cannot says why. */
export function Offers({
  place,
  acts = false,
}: {
  readonly place: LocationId;
  readonly acts?: boolean;
}) {
  const { position } = useRunning();
  const given = actionsOffered(position, place).filter(({ action }) => action.id !== 'none');
  if (acts) {
    const asked = given.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)));
    return (
      <ul class={waysOf(asked) > 4 ? 'aid-choices aid-choices--many' : 'aid-choices'}>
        {asked.map((offer) => (
          <li key={offer.action.id} class={isClosed(offer) ? 'aid-choices__closed' : undefined}>
            <Act place={place} offer={offer} />
          </li>
        ))}
      </ul>
    );
  }
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

const isClosed = ({ moves }: ActionOffer) => moves.length === 0;
const waysOf = (offers: readonly ActionOffer[]) =>
  offers.reduce((sum, { moves }) => sum + moves.length, 0);

function Act({ place, offer }: { readonly place: LocationId; readonly offer: ActionOffer }) {
  const { send, isStepwise } = useAid();
  const { position } = useRunning();
  if (offer.moves.length === 0) return <Refused place={place} offer={offer} />;
  return (
    <>
      {offer.moves.map((move) => (
        <button
          key={move}
          type="button"
          class="aid-choice"
          onClick={() => send({ type: 'move', move: moveText(move), andHome: !isStepwise })}
        >
          {moveInWords(position, move)}
        </button>
      ))}
    </>
  );
}

/** What cannot be done, and why; where the cubes are the visitor's, their word is enough. */
function Refused({ place, offer }: { readonly place: LocationId; readonly offer: ActionOffer }) {
  const { send, isStepwise } = useAid();
  const { game, position } = useRunning();
  const claim = game.owners.goods === 'visitor' ? claimedTable(position, offer.reasons) : undefined;
  const label = actionText(offer.action, circumstancesAt(position, place));
  const move = `act:${place}:${offer.action.id}`;
  const takeOnWord = (table: Table) => {
    send({ type: 'correct', table });
    // An action that must still be aimed at something is chosen anew, now that it can be paid.
    if ('move' in parseMove(move)) send({ type: 'move', move, andHome: !isStepwise });
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
