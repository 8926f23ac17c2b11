import type { Action, LocationId } from '#games/maquis/data/index.ts';
import {
  actionsOffered,
  goalPairOf,
  goalsWorkedOnAt,
  type Move,
  moveText,
  type Position,
  play,
  positionFrom,
  readMove,
  type Table,
} from '#games/maquis/engine/index.ts';
import { actionText, circumstancesAt, moveInWords } from '#games/maquis/i18n/actions.ts';
import { eventText } from '#games/maquis/i18n/events.ts';
import { claimedTable, type TableGame } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { Reasons } from '#play/ui/frame/RuleLink.tsx';
import { useAid, useMaquisSession } from './aid.ts';

type ActionOffer = ReturnType<typeof actionsOffered>[number];

/** What a worker at a place can do. With `acts` it can be done from here, and what cannot says why. */
export function Offers({
  place,
  acts = false,
}: {
  readonly place: LocationId;
  readonly acts?: boolean;
}) {
  const { game, position } = useMaquisSession();
  const given = actionsOffered(position, place).filter(({ action }) => action.id !== 'none');
  const isShut = (offer: ActionOffer) => isClosed(game, position, offer);
  if (acts) {
    if (given.length === 0) return null;
    const asked = given.toSorted((a, b) => Number(isShut(a)) - Number(isShut(b)));
    return (
      <ul class={waysOf(asked) > 4 ? 'aid-choices aid-choices--many' : 'aid-choices'}>
        {asked.map((offer) => (
          <li key={offer.action.id} class={isShut(offer) ? 'aid-choices__closed' : undefined}>
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
        {given.flatMap(({ action }) =>
          namesOf(position, place, action).map((name) => <li key={name}>{name}</li>),
        )}
      </ul>
    </>
  );
}

/** What an action is called: work on a goal, once for each that is worked on from here. */
function namesOf(position: Position, place: LocationId, action: Action): readonly string[] {
  const goals = action.succeeds ? goalsWorkedOnAt(position, place) : [];
  const named = goals.length > 0 ? goals : [undefined];
  return named.map((side) => actionText(action, circumstancesAt(position, place, side)));
}

/** Whether it cannot be done. Where the cubes are the visitor's, no count of the site's forbids it. */
export const isClosed = (game: TableGame, position: Position, offer: ActionOffer): boolean =>
  offer.moves.length === 0 && claimIn(game, position, offer) === undefined;

/** The table as the visitor's cubes must be for it, where the site counts too few. */
const claimIn = (game: TableGame, position: Position, offer: ActionOffer): Table | undefined =>
  game.owners.goods === 'visitor' && offer.moves.length === 0
    ? claimedTable(position, offer.reasons)
    : undefined;

const waysOf = (offers: readonly ActionOffer[]) =>
  offers.reduce((sum, { moves }) => sum + moves.length, 0);

function Act({ place, offer }: { readonly place: LocationId; readonly offer: ActionOffer }) {
  const { send, isStepwise } = useAid();
  const { game, position } = useMaquisSession();
  if (offer.moves.length === 0) return <Refused place={place} offer={offer} />;
  return (
    <>
      {offer.moves.map((move) => (
        <button
          key={move}
          type="button"
          class="aid-choice"
          onClick={() => send({ type: isStepwise ? 'move' : 'moveHome', move: moveText(move) })}
        >
          {moveInWords(position, move)}
          {game.owners.goods === 'site' && <ShortSupply of={move} />}
        </button>
      ))}
    </>
  );
}

/** That the supply cannot give all that an action brings, before it is chosen. */
function ShortSupply({ of: move }: { readonly of: Move }) {
  const { position } = useMaquisSession();
  const short = play(position, move).events.find(({ type }) => type === 'short-supply');
  return short ? <span class="aid-lost">{eventText(short, goalPairOf(position))}</span> : null;
}

/** What cannot be done by the site's count; where the cubes are the visitor's, they decide. */
function Refused({ place, offer }: { readonly place: LocationId; readonly offer: ActionOffer }) {
  const { send, isStepwise } = useAid();
  const { game, position } = useMaquisSession();
  const claim = claimIn(game, position, offer);
  const [label] = namesOf(position, place, offer.action);
  const move = `act:${place}:${offer.action.id}`;
  const takeOnWord = (table: Table) => {
    send({ type: 'correct', board: table });
    // An action that must still be aimed at something is chosen anew, now that it can be paid.
    const made = positionFrom(table);
    const isWhole = 'position' in made && 'move' in readMove(made.position, move);
    if (isWhole) send({ type: isStepwise ? 'move' : 'moveHome', move });
    else send({ type: 'select', choice: place });
  };
  if (claim) {
    return (
      <button type="button" class="aid-choice" onClick={() => takeOnWord(claim)}>
        {label}
      </button>
    );
  }
  return (
    <div class="aid-refused">
      <span class="aid-closed">{label}</span>
      <Reasons reasons={offer.reasons} />
    </div>
  );
}
