import { useState } from 'preact/hooks';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { usePastedLink } from '#play/ui/hooks/use-pasted-link.ts';
import { idInAddress } from '#play/ui/my-puzzles/own-address.ts';
import { OwnMissing, useOwnArrival, useOwnTry } from '#play/ui/my-puzzles/use-own.tsx';
import { LinkTrouble } from '#play/ui/share/LinkTrouble.tsx';
import { freshSeed } from '#shared/seeds.ts';
import { isLink, LINK_VERSION, RULESET } from '../engine/index.ts';
import { freshSetUp, type MaquisSaves, type Save, withEdition } from '../session/index.ts';
import { useAid } from './aid/aid.ts';
import { isBoxedIn, MAQUIS_MODE, withBoxedWords } from './aid/mode.ts';
import { practiceArrival } from './practice/arrival.ts';
import { loadMyPuzzles, PracticeRoom } from './practice/PracticeRoom.tsx';
import { storedEdition, storedThreeStar } from './stored-edition.ts';
import './style/practice.css';

/** The whole game in the browser: takes up the last game, a link, or begins a new one. */
export default function Practice(props: PlayPageProps) {
  const [arrival] = useState(practiceArrival);
  const room = useSaveSelection<MaquisSaves>(
    MAQUIS_MODE,
    'practice',
    arrival && 'save' in arrival ? arrival : undefined,
  );
  const isOwnMissing = useOwnArrival(loadMyPuzzles, room.open);
  usePastedLink((fragment) => isLink(fragment) || idInAddress(fragment) !== undefined);
  return (
    <PlaySession
      mode={MAQUIS_MODE}
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
    </PlaySession>
  );
}

/** A set-up to begin with, where there is no game to go on with. */
function emptySave(): Save {
  const seed = freshSeed();
  const setUp = withEdition(freshSetUp(seed), storedEdition() ?? RULESET, storedThreeStar());
  return freshSave(MAQUIS_MODE, { setUp, step: 'goals' }, { id: seed });
}

interface GameProps {
  readonly start: Save | undefined;
  /** Whether somebody sent its set-up. */
  readonly isDealt: boolean;
}

const loadTurn = () => import('./practice/PracticeTurn.tsx');
const loadBoxedTurn = () => withBoxedWords(loadTurn());

function Game({ start, isDealt }: GameProps) {
  const { state } = useAid();
  const isBoxed = isBoxedIn(state.context);
  const lead = useOwnTry(loadMyPuzzles)?.part();
  const isItsDeal = isDealt && state.context.id === start?.id;
  return (
    <Lazy
      key={String(isBoxed)}
      load={isBoxed ? loadBoxedTurn : loadTurn}
      before={state.matches('setUp') && <PracticeRoom isDealt={isItsDeal} />}
    >
      {({ PracticeTurn }) => <PracticeTurn lead={lead} />}
    </Lazy>
  );
}
