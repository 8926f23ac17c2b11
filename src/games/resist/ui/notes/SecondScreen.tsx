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
import { NotesScreenBoard } from './second/ScreenBoard.tsx';
import '../style/resist.css';
import '../style/pages/notes.css';

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
