import { useState } from 'preact/hooks';
import { isLink } from '#play/links/game-link.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { usePastedLink } from '#play/ui/hooks/use-pasted-link.ts';
import { isLetter, letterInAddress } from '#play/ui/letters/address.ts';
import { withNothingToGoOnWith } from '#play/ui/share/arrival.ts';
import { LinkTrouble } from '#play/ui/share/LinkTrouble.tsx';
import { useCardNames } from './card-names.tsx';
import { poilusPractice } from './mode.ts';
import { poilusArrival } from './practice/arrival.ts';
import { PoilusPracticeRoom } from './practice/Room.tsx';
import './style/poilus.css';

const loadLetter = () => import('./letters/LetterHere.tsx');

/** The whole game in the browser: around one device, or alone with all hands open. */
export default function PoilusPracticePage(props: PlayPageProps) {
  useCardNames();
  const [arrival] = useState(poilusArrival);
  const [letter, setLetter] = useState(letterInAddress);
  usePastedLink((fragment) => isLink(fragment) || isLetter(fragment));
  const room = useSaveSelection(
    poilusPractice,
    'practice',
    arrival && 'save' in arrival ? arrival : undefined,
  );
  const isDeal = arrival !== undefined && 'deal' in arrival && !room.opened;
  return (
    <PlaySession
      mode={poilusPractice}
      name="practice"
      room={isDeal ? withNothingToGoOnWith(room) : room}
      keepsSetUp={false}
      lead={arrival && 'fault' in arrival && <LinkTrouble {...arrival} version="1" />}
      {...props}
    >
      {letter === undefined ? (
        <PoilusPracticeRoom deal={isDeal ? arrival.deal : undefined} />
      ) : (
        <Lazy load={loadLetter}>
          {({ PoilusLetterHere }) => (
            <PoilusLetterHere
              text={letter}
              shelf={room.shelf}
              onDone={() => setLetter(undefined)}
            />
          )}
        </Lazy>
      )}
    </PlaySession>
  );
}
