import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import type { seaMachine } from '../session/index.ts';
import { tableMode } from './mode.ts';
import './style/sea.css';
import './style/status.css';
import './style/map.css';
import './style/areas.css';
import './style/second.css';

const loadBoard = () => import('./second/ScreenBoard.tsx');

/** The board comes where there is a game to show. */
const Board = (props: BoardProps<typeof seaMachine>) => (
  <Lazy load={loadBoard}>{({ ScreenBoard }) => <ScreenBoard {...props} />}</Lazy>
);

export const ROOMS: ShownRooms = { table: shownRoom(tableMode, Board) };

/** The game at the table, large, for a tablet between the players or a television. */
export default function SecondScreen({ links }: { readonly links: { readonly table: string } }) {
  return <Screen rooms={ROOMS} links={links} />;
}
