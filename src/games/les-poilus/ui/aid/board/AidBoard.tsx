import { useState } from 'preact/hooks';
import { SAME_KIND_FAILS, THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import { type Seat, snapshotOf, threatsOn } from '#games/les-poilus/engine/index.ts';
import { type PoilusAidContext, unseenEvents } from '#games/les-poilus/session/index.ts';
import { Decks } from '#games/les-poilus/ui/board/Decks.tsx';
import { Land } from '#games/les-poilus/ui/board/Land.tsx';
import { Threats } from '#games/les-poilus/ui/board/Threats.tsx';
import { type MoveEffect, NO_EFFECT } from '#games/les-poilus/ui/effect.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import { useSession } from '#play/ui/frame/session.ts';
import type { TableSession } from '../mode.ts';
import { Seldom } from '../Seldom.tsx';
import { OddsLine } from './OddsLine.tsx';
import { PlayersAtTable } from './Players.tsx';
import { SupportRing } from './SupportRing.tsx';

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
