import { useEffect } from 'preact/hooks';
import { Later } from '#play/screen/frame/Later.tsx';
import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { useAid } from './aid/aid.ts';
import { MAQUIS } from './aid/kit.ts';
import { SetUpWalk } from './aid/SetUpWalk.tsx';
import { OWNERS } from './owners.ts';

/** The helper beside the real board: takes up the last game, or sets up a new one. */
export default function TableAid(props: RoomProps) {
  const room = useRoom(MAQUIS, 'table');
  return (
    <GameRoom kit={MAQUIS} name="table" room={room} isTable {...props}>
      <Table />
    </GameRoom>
  );
}

const loadTurn = () => import('./aid/TableTurn.tsx');

/** One game at the table, or its set-up. */
function Table() {
  const { state } = useAid();
  const { owners } = state.context.setUp;
  useEffect(() => OWNERS.keep(owners), [owners]);
  return (
    <Later load={loadTurn} before={state.matches('setUp') && <SetUpWalk />}>
      {({ TableTurn }) => <TableTurn />}
    </Later>
  );
}
