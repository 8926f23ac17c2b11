import { useState } from 'preact/hooks';
import { isLink } from '#play/links/game-link.ts';
import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { usePastedLink } from '#play/screen/hooks/use-pasted-link.ts';
import { withNothingToGoOnWith } from '#play/screen/share/arrival.ts';
import { LinkTrouble } from '#play/screen/share/LinkTrouble.tsx';
import { kit } from './kit.ts';
import { poilusArrival } from './practice/arrival.ts';
import { PracticeRoom } from './practice/Room.tsx';
import './style/poilus.css';

/** The whole game in the browser: around one device, or alone with all hands open. */
export default function Practice(props: RoomProps) {
  const [arrival] = useState(poilusArrival);
  usePastedLink(isLink);
  const room = useRoom(kit, 'practice', arrival && 'save' in arrival ? arrival : undefined);
  const isDeal = arrival !== undefined && 'deal' in arrival && !room.opened;
  return (
    <GameRoom
      kit={kit}
      name="practice"
      room={isDeal ? withNothingToGoOnWith(room) : room}
      keepsSetUp={false}
      lead={arrival && 'fault' in arrival && <LinkTrouble {...arrival} version="1" />}
      {...props}
    >
      <PracticeRoom deal={isDeal ? arrival.deal : undefined} />
    </GameRoom>
  );
}
