import { Lazy } from '#play/ui/frame/Lazy.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import type { SeatProps } from '#play/ui/together/GuestRoom.tsx';
import { seatNames } from '../i18n/names.ts';
import type { seaMachine } from '../session/index.ts';
import { TablePage, tableMode } from './mode.ts';
import './style/sea.css';
import './style/status.css';
import './style/map.css';
import './style/pages/second.css';

const loadBoard = () => import('./second/ScreenBoard.tsx');

/** The board comes where there is a game to show. */
const Board = (props: BoardProps<typeof seaMachine>) => (
  <Lazy load={loadBoard}>{({ ScreenBoard }) => <ScreenBoard {...props} />}</Lazy>
);

const loadSide = () => import('./together/SideRoom.tsx');

/** The other side's device: it has the whole aid. */
const Side = (props: SeatProps) => (
  <Lazy load={loadSide}>{({ SideRoom }) => <SideRoom {...props} />}</Lazy>
);

const seatName = (seat: number): string => seatNames()[seat] ?? '';

export const ROOMS: ShownRooms = { table: shownRoom(tableMode, Board, Side, seatName) };

interface Props {
  readonly links: { readonly table: string };
  /** The page of the aid, for whoever takes part from here. */
  readonly page?: (PlayPageProps & { readonly language: string }) | undefined;
}

/** The game at the table, large, for a tablet between the players, a television, or the other side. */
export default function SecondScreen({ links, page }: Props) {
  return (
    <TablePage.Provider value={page}>
      <Screen rooms={ROOMS} links={links} />
    </TablePage.Provider>
  );
}
