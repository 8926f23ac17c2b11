import type { practiceMachine } from '#games/resist/session/index.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import { resistPractice } from '../practice/mode.ts';
import { NOTES } from './mode.ts';
import '../style/resist.css';
import '../style/pages/notes.css';
import { noteEventText, notesMoment } from '#games/resist/i18n/notes.ts';
import type { notesMachine } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type Session, SessionProvider } from '#play/ui/frame/session.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { sentences } from '#shared/list-text.ts';
import { NotesBoard, NotesStatus } from './Board.tsx';

interface Props {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

const loadPractice = () => import('../practice/ScreenBoard.tsx');

/** A game in practice is not what most come for: its board comes where there is one to show. */
const Practice = (props: BoardProps<typeof practiceMachine>) => (
  <Lazy load={loadPractice}>{(part) => <part.PracticeScreenBoard {...props} />}</Lazy>
);

export const RESIST_ROOMS: ShownRooms = {
  table: shownRoom(NOTES, NotesScreenBoard),
  practice: shownRoom(resistPractice, Practice),
};

/** The game at the table or in practice, large, for a television or a second window. */
export default function ResistSecondScreen({ links }: Props) {
  return <Screen rooms={RESIST_ROOMS} links={links} />;
}

/** A game at the table to be looked at from across the room: trackers, Missions, who is in play, what happened. */
function NotesScreenBoard({ state, tools }: BoardProps<typeof notesMachine>) {
  const { replayed } = state.context;
  if (!replayed) return null;
  const session = {
    mode: NOTES,
    room: 'table',
    state,
    send: () => {},
    rules: {},
    moment: undefined,
    setMoment: () => {},
  };
  // Where the last choice had no consequence to be told, what came before it stands on.
  const last = replayed.events.findLast((events) => events.length > 0) ?? [];
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveTypes>}>
      <PlayLayout
        class="resist game rt rt-screen"
        status={<NotesStatus />}
        board={<NotesBoard isPicture />}
        question={
          <section class="prompt" role="status" aria-label={m.play_second_status()}>
            <p class="prompt__phase">{notesMoment(replayed.position)}</p>
            <p class="rt-screen__news">{sentences(last.map(noteEventText))}</p>
          </section>
        }
        toolbar={tools}
      />
    </SessionProvider.Provider>
  );
}
