import { Flag, MessageSquare } from 'lucide-preact';
import { HARDSHIPS_LOSE } from '#games/les-poilus/data/index.ts';
import type { PlayerState, Seat } from '#games/les-poilus/engine/index.ts';
import { charmInWords, charmKind, kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { burdenOf } from '../effect.ts';
import { useGameOnScreen } from '../game.ts';
import { Helmet, KindSign } from './CardFace.tsx';

/** Everybody at the table in the order of play: in or out, charm, hand, tiles, hardships. */
export function Soldiers({ onLook }: { readonly onLook: (seat: Seat) => void }) {
  const { state } = useGameOnScreen();
  return (
    <ul class="soldiers" style={{ '--seats': state.players.length }}>
      {state.players.map((player, seat) => (
        <li key={seat}>
          <Soldier player={player} seat={seat} onLook={() => onLook(seat)} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly player: PlayerState;
  readonly seat: Seat;
  readonly onLook: () => void;
}

function Soldier({ player, seat, onLook }: Props) {
  const { state, who, own } = useGameOnScreen();
  const isTurn = state.turn === seat;
  const looks = [
    'soldier',
    player.in ? '' : 'soldier--out',
    isTurn ? 'soldier--turn' : '',
    burdenOf(player) >= HARDSHIPS_LOSE - 1 ? 'soldier--near' : '',
  ];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      aria-label={soldierInWords(player, seat, useGameOnScreen())}
      onClick={onLook}
    >
      <span class="soldier__name">
        {state.leader === seat && <Flag aria-hidden="true" />}
        <span>{who(seat)}</span>
        {own === seat && <b class="soldier__own">{m.poilus_soldier_own()}</b>}
      </span>
      <span class="soldier__row">
        <SoldierFigure seat={seat} />
        <span class="soldier__hand">
          <span class="soldier__card" />
          {player.hand}
        </span>
        {player.speech > 0 && (
          <span class="soldier__speech">
            <MessageSquare aria-hidden="true" />
            {player.speech > 1 && player.speech}
          </span>
        )}
      </span>
      <span class="soldier__knocks">
        {player.hardships.map((card) => (
          <span class="knock" key={card}>
            {kindsOn(card).map((kind) => (
              <KindSign kind={kind} key={kind} />
            ))}
            <span>{cardName(card)}</span>
          </span>
        ))}
      </span>
    </button>
  );
}

/** A poilu with the lucky charm of a seat, used or not. */
export function SoldierFigure({ seat }: { readonly seat: Seat }) {
  const { state, soldiers } = useGameOnScreen();
  const isReady = state.players[seat].charm;
  return (
    <span class="soldier__figure">
      <Helmet />
      <span class={isReady ? 'soldier__charm' : 'soldier__charm soldier__charm--used'}>
        <KindSign kind={charmKind(soldiers[seat])} />
      </span>
    </span>
  );
}

/** Everything that all can see of a player, in one sentence after the other. */
export function soldierInWords(
  player: PlayerState,
  seat: Seat,
  {
    state,
    soldiers,
    who,
    own,
    tiles,
  }: Pick<ReturnType<typeof useGameOnScreen>, 'state' | 'soldiers' | 'who' | 'own' | 'tiles'>,
): string {
  const hardships = listed(player.hardships.map(cardName));
  return [
    who(seat),
    ...(own === seat ? [m.poilus_soldier_own()] : []),
    player.in ? m.poilus_soldier_in() : m.poilus_soldier_out(),
    ...(state.leader === seat ? [m.poilus_soldier_leads()] : []),
    m.poilus_soldier_hand({ count: player.hand }),
    player.charm ? charmInWords(soldiers[seat]) : m.poilus_soldier_charm_used(),
    tiles?.(seat) ?? m.poilus_soldier_tiles({ count: player.tiles }),
    m.poilus_soldier_speech({ count: player.speech }),
    ...(hardships ? [m.poilus_soldier_bears({ hardships })] : []),
  ].join('. ');
}
