import { Later } from '#play/screen/frame/Later.tsx';
import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { NOTES, useNotesSession } from './kit.ts';
import { SetUp } from './SetUp.tsx';
import '../style/resist.css';
import './style/notes.css';

/** The helper beside the real cards: takes up the last game, or begins a new one. */
export default function TableAid(props: RoomProps) {
  const room = useRoom(NOTES, 'table');
  return (
    <GameRoom kit={NOTES} name="table" room={room} keepsSetUp={false} isTable {...props}>
      <Table />
    </GameRoom>
  );
}

const loadTurn = () => import('./Turn.tsx');

function Table() {
  const { state } = useNotesSession();
  return (
    <Later load={loadTurn} before={state.matches('setUp') && <SetUp />}>
      {({ Turn }) => <Turn />}
    </Later>
  );
}
