import { useMemo, useState } from 'preact/hooks';
import { SAME_KIND_FAILS, THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import {
  type GameEvent,
  type Seat,
  snapshotOf,
  threatsOn,
} from '#games/les-poilus/engine/index.ts';
import { threatOdds } from '#games/les-poilus/odds/index.ts';
import {
  type AidSaves,
  type PoilusAidContext,
  unseenEvents,
} from '#games/les-poilus/session/index.ts';
import { arrowOf, SeatRing, type SupportArrow } from '#games/les-poilus/ui/board/Ring.tsx';
import { Decks, Land } from '#games/les-poilus/ui/board/Table.tsx';
import { Threats } from '#games/les-poilus/ui/board/Threats.tsx';
import { type MoveEffect, NO_EFFECT, receiverOf } from '#games/les-poilus/ui/effect.ts';
import { type GameOnScreen, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { percentText } from '#shared/chance/chance-text.ts';
import type { TableSession } from '../mode.ts';
import { Seldom } from '../Seldom.tsx';
import { PlayersAtTable } from './Players.tsx';

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
  const effect =
    isLive && machine.matches({ playing: 'ended' }) ? failing(machine.context) : NO_EFFECT;
  return (
    <div class="poilus-board poilus-table__board">
      <Decks />
      {isSupport ? (
        <SupportRing />
      ) : (
        <>
          <Threats effect={effect} />
          <div class="table-land">
            {state.phase !== 'over' && <OddsLine />}
            <Land />
          </div>
        </>
      )}
      <PlayersAtTable onLook={setLooked} />
      {looked !== undefined && (
        <Seldom>
          {(of) => <of.PlayerSheet seat={looked} onClose={() => setLooked(undefined)} />}
        </Seldom>
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
    (kind) => before.active[kind] + change[kind] >= SAME_KIND_FAILS,
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
          <Seldom>{(of) => <of.OddsTable odds={odds} />}</Seldom>
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
