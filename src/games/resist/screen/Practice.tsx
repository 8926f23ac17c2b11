import { useState } from 'preact/hooks';
import { isLink } from '#play/links/game-link.ts';
import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { usePastedLink } from '#play/screen/hooks/use-pasted-link.ts';
import { OwnMissing } from '#play/screen/own/OwnPuzzles.tsx';
import { idInAddress } from '#play/screen/own/own-address.ts';
import { useOwnArrival } from '#play/screen/own/use-own.tsx';
import { withNothingToGoOnWith } from '#play/screen/share/arrival.ts';
import { LinkTrouble } from '#play/screen/share/LinkTrouble.tsx';
import { freshSetUp } from '#resist/table/index.ts';
import { loadOwn } from './coach/own/load-own.ts';
import { resistArrival } from './practice/arrival.ts';
import { kit } from './practice/kit.ts';
import { PracticeRoom } from './practice/PracticeRoom.tsx';
import './style/resist.css';

/** The whole game in the browser: takes up the last game, or begins a new one. */
export default function Practice(props: RoomProps) {
  const [arrival] = useState(resistArrival);
  usePastedLink((fragment) => isLink(fragment) || idInAddress(fragment) !== undefined);
  const room = useRoom(kit, 'practice', arrival && 'save' in arrival ? arrival : undefined);
  const isOwnMissing = useOwnArrival(loadOwn, room.open);
  const isDeal = arrival !== undefined && 'deal' in arrival && !room.opened;
  const deal = isDeal ? freshSetUp(arrival.deal.seed ?? freshSeed(), arrival.deal) : undefined;
  return (
    <GameRoom
      kit={kit}
      name="practice"
      room={deal ? withNothingToGoOnWith(room) : room}
      keepsSetUp={false}
      mainButton=".button--main"
      lead={
        <>
          {arrival && 'fault' in arrival && <LinkTrouble {...arrival} version="1" />}
          {isOwnMissing && <OwnMissing />}
        </>
      }
      {...props}
    >
      <PracticeRoom deal={deal} />
    </GameRoom>
  );
}
