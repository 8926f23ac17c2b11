import type { practiceMachine } from '#games/resist/session/index.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import { practiceMode } from '../practice/mode.ts';
import { NOTES } from './mode.ts';
import { ScreenBoard } from './second/ScreenBoard.tsx';
import '../style/resist.css';
import '../style/pages/notes.css';

interface Props {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

const loadPractice = () => import('../practice/ScreenBoard.tsx');

/** A game in practice is not what most come for: its board comes where there is one to show. */
const Practice = (props: BoardProps<typeof practiceMachine>) => (
  <Lazy load={loadPractice}>{(part) => <part.ScreenBoard {...props} />}</Lazy>
);

export const ROOMS: ShownRooms = {
  table: shownRoom(NOTES, ScreenBoard),
  practice: shownRoom(practiceMode, Practice),
};

/** The game at the table or in practice, large, for a television or a second window. */
export default function SecondScreen({ links }: Props) {
  return <Screen rooms={ROOMS} links={links} />;
}
