import { useState } from 'preact/hooks';
import { GameRoom, type Room, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import type { KeptResist } from '#resist/table/index.ts';
import { linkFaultText } from '#resist/words/link-faults.ts';
import { readArrival } from './practice/arrival.ts';
import { kit } from './practice/kit.ts';
import { PracticeRoom } from './practice/PracticeRoom.tsx';
import './style/resist.css';

/** The whole game in the browser: takes up the last game, or begins a new one. */
export default function Practice(props: RoomProps) {
  const [arrival] = useState(readArrival);
  const room = useRoom(kit, 'practice', arrival && 'save' in arrival ? arrival : undefined);
  const isDeal = arrival !== undefined && 'deal' in arrival && !room.opened;
  const deal = isDeal ? arrival.deal : undefined;
  return (
    <GameRoom
      kit={kit}
      name="practice"
      room={deal ? withNothingToGoOnWith(room) : room}
      keepsSetUp={false}
      mainButton=".button--main"
      lead={
        arrival &&
        'fault' in arrival && (
          <p class="aid-trouble" role="alert">
            {linkFaultText(arrival.fault)}
          </p>
        )
      }
      {...props}
    >
      <PracticeRoom deal={deal} />
    </GameRoom>
  );
}

/** Somebody shared a deal: it is begun anew, whatever was played here last. */
const withNothingToGoOnWith = ({ shelf, ...room }: Room<KeptResist>): Room<KeptResist> => ({
  ...room,
  shelf: shelf.status === 'opening' ? shelf : { ...shelf, found: { ...shelf.found, saves: [] } },
});
