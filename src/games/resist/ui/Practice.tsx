import { useState } from 'preact/hooks';
import { isLink } from '#play/links/game-link.ts';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { usePastedLink } from '#play/ui/hooks/use-pasted-link.ts';
import { idInAddress } from '#play/ui/my-puzzles/own-address.ts';
import { OwnMissing, useOwnArrival } from '#play/ui/my-puzzles/use-own.tsx';
import { withNothingToGoOnWith } from '#play/ui/share/arrival.ts';
import { LinkTrouble } from '#play/ui/share/LinkTrouble.tsx';
import { freshSeed } from '#shared/seeds.ts';
import { freshSetUpToPlay } from '../session/index.ts';
import { loadResistOwn } from './coach/own/load-own.ts';
import { resistArrival } from './practice/arrival.ts';
import { resistPractice } from './practice/mode.ts';
import { ResistPracticeRoom } from './practice/PracticeRoom.tsx';
import './style/resist.css';

/** The whole game in the browser: takes up the last game, or begins a new one. */
export default function ResistPracticePage(props: PlayPageProps) {
  const [arrival] = useState(resistArrival);
  usePastedLink((fragment) => isLink(fragment) || idInAddress(fragment) !== undefined);
  const room = useSaveSelection(
    resistPractice,
    'practice',
    arrival && 'save' in arrival ? arrival : undefined,
  );
  const isOwnMissing = useOwnArrival(loadResistOwn, room.open);
  const isDeal = arrival !== undefined && 'deal' in arrival && !room.opened;
  const deal = isDeal
    ? freshSetUpToPlay(arrival.deal.seed ?? freshSeed(), arrival.deal)
    : undefined;
  return (
    <PlaySession
      mode={resistPractice}
      name="practice"
      room={deal ? withNothingToGoOnWith(room) : room}
      keepsSetUp={false}
      lead={
        <>
          {arrival && 'fault' in arrival && <LinkTrouble {...arrival} version="1" />}
          {isOwnMissing && <OwnMissing />}
        </>
      }
      {...props}
    >
      <ResistPracticeRoom deal={deal} />
    </PlaySession>
  );
}
