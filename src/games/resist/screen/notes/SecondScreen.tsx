import { Later } from '#play/screen/frame/Later.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/screen/second/SecondScreen.tsx';
import type { tableMachine } from '#resist/table/index.ts';
import { kit } from '../practice/kit.ts';
import { NOTES } from './kit.ts';
import { ScreenBoard } from './second/ScreenBoard.tsx';
import '../style/resist.css';
import './style/notes.css';

interface Props {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

const loadPractice = () => import('../practice/ScreenBoard.tsx');

/** A game in practice is not what most come for: its board comes where there is one to show. */
const Practice = (props: BoardProps<typeof tableMachine>) => (
  <Later load={loadPractice}>{(part) => <part.ScreenBoard {...props} />}</Later>
);

export const ROOMS: ShownRooms = {
  table: shownRoom(NOTES, ScreenBoard),
  practice: shownRoom(kit, Practice),
};

/** The game at the table or in practice, large, for a television or a second window. */
export default function SecondScreen({ links }: Props) {
  return <Screen rooms={ROOMS} links={links} />;
}
