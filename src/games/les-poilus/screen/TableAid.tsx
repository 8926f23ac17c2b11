import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { tableKit } from './aid/kit.ts';
import { TableRoom } from './aid/TableRoom.tsx';
import './style/table-aid.css';

/** The helper beside the real cards: it counts what all can see, and never needs a hand. */
export default function TableAid(props: RoomProps) {
  const room = useRoom(tableKit, 'table');
  return (
    <GameRoom kit={tableKit} name="table" room={room} isTable {...props}>
      <TableRoom />
    </GameRoom>
  );
}
