import { Flag, MessageSquare } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { GAME, THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import {
  type GameEvent,
  leavingOf,
  type Seat,
  snapshotOf,
  threatsOn,
} from '#games/les-poilus/engine/index.ts';
import { leavingText, standingText } from '#games/les-poilus/i18n/aid.ts';
import { charmKind, kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { cardName, oneByOne } from '#games/les-poilus/i18n/names.ts';
import { threatOdds } from '#games/les-poilus/odds/index.ts';
import {
  type AidSaves,
  type PoilusAidContext,
  unseenEvents,
} from '#games/les-poilus/session/index.ts';
import { KindSign } from '#games/les-poilus/ui/board/CardFace.tsx';
import { arrowOf, SeatRing, type SupportArrow } from '#games/les-poilus/ui/board/Ring.tsx';
import { soldierInWords } from '#games/les-poilus/ui/board/Soldiers.tsx';
import { Decks, Land } from '#games/les-poilus/ui/board/Table.tsx';
import { Threats } from '#games/les-poilus/ui/board/Threats.tsx';
import { burdenOf, type MoveEffect, NO_EFFECT, receiverOf } from '#games/les-poilus/ui/effect.ts';
import { type GameOnScreen, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { percentText } from '#shared/chance/chance-text.ts';
import { LazySheet } from '../LazySheet.tsx';
import type { TableSession } from '../mode.ts';

/** The table: both decks, the six counts, no man's land or the support given, a row for each player. */
export function AidBoard() {
  const { state } = useGameOnScreen();
  const { state: machine, moment } = useSession<TableSession>();
  const [looked, setLooked] = useState<Seat>();
  const isLive = moment === undefined;
  const isSupport =
    isLive &&
    (machine.matches({ playing: 'supported' }) ||
      machine.matches({ playing: { asking: 'reveal' } }) ||
      machine.matches({ playing: { asking: 'bonus' } }));
  const isEnded = isLive && machine.matches({ playing: 'ended' });
  const effect = isEnded ? failing(machine.context) : NO_EFFECT;
  return (
    <div class="poilus-board poilus-table__board">
      <Decks />
      {isSupport ? (
        <SupportRing />
      ) : (
        <>
          <Threats effect={effect} />
          <div class="table-land">
            {/* The counts are still those of the mission, the odds of the next one. */}
            {state.phase !== 'over' && !isEnded && <OddsLine />}
            <Land />
          </div>
        </>
      )}
      <PlayersAtTable onLook={setLooked} />
      {looked !== undefined && (
        <LazySheet>
          {(of) => <of.PlayerSheet seat={looked} onClose={() => setLooked(undefined)} />}
        </LazySheet>
      )}
    </div>
  );
}

/** What the card that ended a mission did to the counts, on top of how they stood before it. */
function failing(context: PoilusAidContext): MoveEffect {
  const { game, replayed } = context;
  const events = unseenEvents(context);
  if (!game || !replayed || !events.some(({ type }) => type === 'mission-failed')) return NO_EFFECT;
  const cards = events.flatMap((event) =>
    event.type === 'threat-played' || event.type === 'hardship-played' ? [event.card] : [],
  );
  const before = snapshotOf(replayed.positions[game.seen] ?? replayed.position);
  const change = threatsOn(cards);
  const fails = THREAT_KINDS.filter(
    (kind) => before.active[kind] + change[kind] >= GAME.sameKindFails,
  );
  return { change, fails };
}

/** What the next unknown cards can do, from all that has been seen; a tap tells more. */
function OddsLine() {
  const { position } = useActiveSession<AidSaves>();
  const [isOpen, setOpen] = useState(false);
  const odds = useMemo(() => threatOdds(position), [position]);
  const [two, three] = [odds.bustWithin[2], odds.bustWithin[3]];
  return (
    <>
      <button type="button" class="odds-line" onClick={() => setOpen(true)}>
        <span>{m.poilus_aid_odds_line({ one: percentText(odds.bustNext) })}</span>
        {two && <span>{m.poilus_aid_odds_two({ two: percentText(two) })}</span>}
        {three && <span>{m.poilus_aid_odds_three({ three: percentText(three) })}</span>}
      </button>
      {isOpen && (
        <Dialog title={m.poilus_aid_odds()} onClose={() => setOpen(false)}>
          <LazySheet>{(of) => <of.OddsTable odds={odds} />}</LazySheet>
        </Dialog>
      )}
    </>
  );
}

/** Support at the table, as it was told so far. */
function SupportRing() {
  const game = useGameOnScreen();
  const { replayed } = useActiveSession<AidSaves>();
  return <SeatRing arrows={arrowsIn(replayed.events.flat(), game)} />;
}

/** The tiles that were turned up since the mission ended. */
function arrowsIn(
  events: readonly GameEvent[],
  { state, who }: GameOnScreen,
): readonly SupportArrow[] {
  const ended = events.findLastIndex(
    ({ type }) => type === 'mission-failed' || type === 'mission-succeeded',
  );
  return events.slice(ended + 1).flatMap((event) => {
    if (event.type !== 'tile-revealed') return [];
    const { seat, tile } = event;
    return [arrowOf(seat, receiverOf(state, seat, tile), tile, who)];
  });
}

/** Phases of a mission, in which somebody could fall back. */
const ACTING = ['action', 'trap', 'clumsy', 'speech', 'christmas'];

/** More than these stand two by two on a small screen. */
const FEW = 3;

/** A row for each player in the order of play, with what the hard knocks force right now. */
function PlayersAtTable({ onLook }: { readonly onLook: (seat: Seat) => void }) {
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
    burden >= GAME.hardshipsLose - 1 ? 'player-row--near' : '',
    leaving && !isFree ? 'player-row--bound' : '',
  ];
  return (
    <button type="button" class={looks.filter(Boolean).join(' ')} onClick={onLook}>
      <span class="visually-hidden">
        {oneByOne([soldierInWords(player, seat, game), `${may}${bound}`])}
      </span>
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
          {burden}/{GAME.hardshipsLose}
        </span>
      </span>
    </button>
  );
}
