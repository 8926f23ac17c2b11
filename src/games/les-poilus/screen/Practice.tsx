import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { kit } from './kit.ts';
import { PracticeRoom } from './practice/Room.tsx';
import './style/poilus.css';

/** The whole game in the browser: around one device, or alone with all hands open. */
export default function Practice(props: RoomProps) {
  const room = useRoom(kit, 'practice');
  return (
    <GameRoom kit={kit} name="practice" room={room} keepsSetUp={false} {...props}>
      <PracticeRoom />
    </GameRoom>
  );
}
