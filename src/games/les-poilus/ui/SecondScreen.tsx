import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import type { SeatProps } from '#play/ui/together/GuestRoom.tsx';
import type { poilusMachine } from '../session/index.ts';
import { aidMode } from './aid/mode.ts';
import { AidScreenBoard } from './aid/second/ScreenBoard.tsx';
import { useCardNames } from './card-names.tsx';
import { poilusPractice } from './mode.ts';
import './style/table-aid.css';

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
