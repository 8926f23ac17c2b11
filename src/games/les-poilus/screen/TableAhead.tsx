import { GameAhead } from '#play/screen/frame/GameAhead.tsx';
import type { RoomProps } from '#play/screen/frame/Room.tsx';
import { tableKit } from './aid/kit.ts';
import { TableRoom } from './aid/TableRoom.tsx';

/** What a newcomer finds at the table, for the page before its scripts. */
export const TableAhead = (props: RoomProps) => (
  <GameAhead kit={tableKit} name="table" {...props}>
    <TableRoom />
  </GameAhead>
);
