import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import type { SeatProps } from '#play/ui/together/GuestRoom.tsx';
import { type aidMachine, type poilusMachine, unseenEvents } from '../session/index.ts';
import { aidMode, type TableSession } from './aid/mode.ts';
import { useCardNames } from './card-names.tsx';
import { poilusPractice } from './mode.ts';
import './style/table-aid.css';
import { useMemo } from 'preact/hooks';
import * as m from '#messages';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type Session, SessionProvider } from '#play/ui/frame/session.ts';
import { sentences } from '#shared/list-text.ts';
import { type PhaseId, type Snapshot, snapshotOf } from '../engine/index.ts';
import { alarmsIn } from '../i18n/aid.ts';
import { endingText, eventText } from '../i18n/events.ts';
import { KIND_NAMES, type Who, whoIn } from '../i18n/names.ts';
import { AidBoard } from './aid/board/AidBoard.tsx';
import { shownAtTable } from './aid/shown.ts';
import { GameContext, lookedAt } from './game.ts';

interface Props {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

const loadSeat = () => import('./together/SeatGame.tsx');

/** A device at another one's table: a seat's, or one that watches. */
const Seat = (props: SeatProps) => (
  <Lazy load={loadSeat}>{({ SeatGame }) => <SeatGame {...props} />}</Lazy>
);

const loadPractice = () => import('./second/PracticeBoard.tsx');

/** A game in practice is not what most come for: its board comes where there is one to show. */
const Practice = (props: BoardProps<typeof poilusMachine>) => (
  <Lazy load={loadPractice}>{({ PracticeBoard }) => <PracticeBoard {...props} />}</Lazy>
);

export const POILUS_ROOMS: ShownRooms = {
  table: shownRoom(aidMode, AidScreenBoard),
  practice: shownRoom(poilusPractice, Practice, Seat),
};

/** The game at the table or in practice, large, for a television or a second window. */
export default function PoilusSecondScreen({ links }: Props) {
  useCardNames();
  return <Screen rooms={POILUS_ROOMS} links={links} />;
}

/** A game at the table to be looked at from across the room: the board, the alarm, what is asked. */
function AidScreenBoard({ state, tools }: BoardProps<typeof aidMachine>) {
  const { game, replayed, names } = state.context;
  const who = useMemo(() => whoIn(game?.setUp ?? { soldiers: [] }, names), [game, names]);
  if (!game || !replayed) return null;
  const now = shownAtTable(state.context, snapshotOf(replayed.position));
  const session = {
    mode: aidMode,
    room: 'table',
    state,
    send: () => {},
    rules: {},
    moment: undefined,
    setMoment: () => {},
  } satisfies TableSession;
  const onScreen = lookedAt({ state: now, soldiers: game.setUp.soldiers, who });
  const alarms = now.acting === null ? '' : alarmsIn(now.active);
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveTypes>}>
      <GameContext.Provider value={onScreen}>
        <div class="screen-game poilus-screen">
          <AidBoard />
          <section class="aid-panel" role="status" aria-label={m.play_second_status()}>
            {alarms && <p class="alarm">{m.poilus_aid_alarm({ kinds: alarms })}</p>}
            <p class="aid-prompt">{askedInWords(state, now, who)}</p>
          </section>
          {tools}
        </div>
      </GameContext.Provider>
    </SessionProvider.Provider>
  );
}

const ASKED: Readonly<Partial<Record<PhaseId, (who: string, state: Snapshot) => string>>> = {
  intensity: (who) => m.poilus_ask_intensity({ who }),
  action: (who, { turn, players }) =>
    m.poilus_aid_ask_action({ who, count: players[turn ?? 0]?.hand ?? 0 }),
  trap: (who) => m.poilus_aid_ask_trap({ who }),
  clumsy: (who) => m.poilus_aid_ask_clumsy({ who }),
  speech: (who, { speechKind }) =>
    m.poilus_ask_discard({ who, kind: speechKind ? KIND_NAMES[speechKind]() : '' }),
  christmas: (who) => m.poilus_ask_cure({ who }),
  reveal: (who) => m.poilus_aid_ask_tile({ who }),
  bonus: (who) => m.poilus_ask_bonus({ who }),
};

/** News that are told whole, by the state in which the table looks at them. */
const TOLD = {
  ended: ['mission-failed', 'mission-succeeded'],
  supported: ['support-tied', 'support-won'],
  dropped: ['morale-dropped', 'leader-passed'],
} as const;

/** What a game at the table waits for, in a line. */
function askedInWords(state: TableSession['state'], now: Snapshot, who: Who): string {
  for (const [news, types] of Object.entries(TOLD)) {
    if (!state.matches({ playing: news } as never)) continue;
    const told = unseenEvents(state.context).filter(({ type }) =>
      types.some((one) => one === type),
    );
    return sentences(told.map((event) => eventText(event, who)));
  }
  const { outcome } = state.context.replayed ?? {};
  if (outcome) return endingText(outcome.reason);
  return ASKED[now.phase]?.(who(now.turn ?? 0), now) ?? '';
}
