import { useState } from 'preact/hooks';
import { isLink, LINK_VERSION } from '#maquis/engine/index.ts';
import { freshSetUp, type KeptMaquis, type Save } from '#maquis/table/index.ts';
import { freshSave } from '#play/screen/frame/fresh-save.ts';
import { Later } from '#play/screen/frame/Later.tsx';
import { GameRoom, type RoomProps, useRoom } from '#play/screen/frame/Room.tsx';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { usePastedLink } from '#play/screen/hooks/use-pasted-link.ts';
import { OwnMissing } from '#play/screen/own/OwnPuzzles.tsx';
import { idInAddress } from '#play/screen/own/own-address.ts';
import { useOwnArrival, useOwnTry } from '#play/screen/own/use-own.tsx';
import { LinkTrouble } from '#play/screen/share/LinkTrouble.tsx';
import { useAid } from './aid/aid.ts';
import { MAQUIS } from './aid/kit.ts';
import { loadOwn } from './coach/my-puzzles/load-own.ts';
import { readArrival } from './practice/arrival.ts';
import { PracticeRoom } from './practice/PracticeRoom.tsx';
import './style/practice.css';

/** The whole game in the browser: takes up the last game, a link, or begins a new one. */
export default function Practice(props: RoomProps) {
  const [arrival] = useState(readArrival);
  const room = useRoom<KeptMaquis>(
    MAQUIS,
    'practice',
    arrival && 'save' in arrival ? arrival : undefined,
  );
  const isOwnMissing = useOwnArrival(loadOwn, room.open);
  usePastedLink((fragment) => isLink(fragment) || idInAddress(fragment) !== undefined);
  return (
    <GameRoom
      kit={MAQUIS}
      name="practice"
      room={room}
      begin={emptySave}
      keepsSetUp={false}
      lead={
        <>
          {arrival && 'fault' in arrival && <LinkTrouble {...arrival} version={LINK_VERSION} />}
          {isOwnMissing && <OwnMissing />}
        </>
      }
      {...props}
    >
      {(save) => (
        <Game
          start={save}
          isDealt={arrival && 'isDeal' in arrival ? save?.id === arrival.save.id : false}
        />
      )}
    </GameRoom>
  );
}

/** A set-up to begin with, where there is no game to go on with. */
function emptySave(): Save {
  const seed = freshSeed();
  return freshSave(MAQUIS, { setUp: freshSetUp(seed), step: 'goals' }, { id: seed });
}

interface GameProps {
  readonly start: Save | undefined;
  /** Whether somebody sent its set-up. */
  readonly isDealt: boolean;
}

const loadTurn = () => import('./practice/PracticeTurn.tsx');

function Game({ start, isDealt }: GameProps) {
  const { state } = useAid();
  const lead = useOwnTry(loadOwn)?.part();
  const isItsDeal = isDealt && state.context.id === start?.id;
  return (
    <Later load={loadTurn} before={state.matches('setUp') && <PracticeRoom isDealt={isItsDeal} />}>
      {({ PracticeTurn }) => <PracticeTurn lead={lead} />}
    </Later>
  );
}
