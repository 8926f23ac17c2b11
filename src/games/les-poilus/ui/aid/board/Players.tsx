import { Flag, MessageSquare } from 'lucide-preact';
import { HARDSHIPS_LOSE } from '#games/les-poilus/data/index.ts';
import { leavingOf, type Seat } from '#games/les-poilus/engine/index.ts';
import { leavingText, standingText } from '#games/les-poilus/i18n/aid.ts';
import { charmKind, kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { KindSign } from '#games/les-poilus/ui/board/CardFace.tsx';
import { soldierInWords } from '#games/les-poilus/ui/board/Soldiers.tsx';
import { burdenOf } from '#games/les-poilus/ui/effect.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useActiveSession } from '#play/ui/frame/session.ts';

/** Phases of a mission, in which somebody could fall back. */
const ACTING = ['action', 'trap', 'clumsy', 'speech', 'christmas'];

/** More than these stand two by two on a small screen. */
const FEW = 3;

/** A row for each player in the order of play, with what the hard knocks force right now. */
export function PlayersAtTable({ onLook }: { readonly onLook: (seat: Seat) => void }) {
  const { state } = useGameOnScreen();
  return (
    <ul class={state.players.length > FEW ? 'player-rows player-rows--many' : 'player-rows'}>
      {state.players.map((_, seat) => (
        <li key={seat}>
          <Row seat={seat} onLook={() => onLook(seat)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ seat, onLook }: { readonly seat: Seat; readonly onLook: () => void }) {
  const game = useGameOnScreen();
  const { state, soldiers, who } = game;
  const { position } = useActiveSession<AidSaves>();
  const player = state.players[seat];
  const burden = burdenOf(player);
  const isActing = ACTING.includes(state.phase);
  const leaving = isActing && player.in ? leavingOf(position, seat) : undefined;
  const isFree = leaving?.falls === 'may';
  const bound = [
    ...(isActing && !player.in ? [m.poilus_soldier_out()] : []),
    ...(leaving && !isFree ? [leavingText(leaving, who)] : []),
    ...standingText(player.hardships, player.in),
  ].join(' · ');
  // Where there is little room only what binds somebody is told.
  const may = isFree ? m.poilus_aid_may() + (bound && ' · ') : '';
  const looks = [
    'player-row',
    isActing && !player.in ? 'player-row--out' : '',
    state.turn === seat ? 'player-row--turn' : '',
    burden >= HARDSHIPS_LOSE - 1 ? 'player-row--near' : '',
    leaving && !isFree ? 'player-row--bound' : '',
  ];
  return (
    <button type="button" class={looks.filter(Boolean).join(' ')} onClick={onLook}>
      <span class="visually-hidden">{`${soldierInWords(player, seat, game)}. ${may}${bound}`}</span>
      <span
        class={player.charm ? 'player-row__charm' : 'player-row__charm player-row__charm--used'}
        aria-hidden="true"
      >
        <KindSign kind={charmKind(soldiers[seat])} />
      </span>
      <span class="player-row__text" aria-hidden="true">
        <span class="player-row__name">
          {state.leader === seat && <Flag aria-hidden="true" />}
          <b>{who(seat)}</b>
        </span>
        <span class="player-row__knocks">
          {player.hardships.map((card) => (
            <span class="knock" key={card}>
              {kindsOn(card).length > 0 ? (
                <KindSign kind={kindsOn(card)[0]} />
              ) : (
                <span>{cardName(card)}</span>
              )}
            </span>
          ))}
        </span>
        <span class={bound ? 'player-row__told' : 'player-row__told player-row__may'}>
          {may && <span class="player-row__may">{may}</span>}
          {bound}
        </span>
      </span>
      <span class="player-row__has" aria-hidden="true">
        <span class="player-row__hand">
          <i />
          {player.hand}
        </span>
        <span class="player-row__tiles">
          <i />
          {player.tiles}
        </span>
        <span class={player.speech > 0 ? '' : 'player-row__none'}>
          <MessageSquare aria-hidden="true" />
          {player.speech}
        </span>
        <span class="player-row__burden">
          {burden}/{HARDSHIPS_LOSE}
        </span>
      </span>
    </button>
  );
}
