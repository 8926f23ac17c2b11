import { useLayoutEffect } from 'preact/hooks';
import type { SetUpToPlay } from '#games/resist/session/index.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { Games } from '#play/ui/games/Games.tsx';
import { OwnPuzzles } from '#play/ui/my-puzzles/OwnPuzzles.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { loadResistOwn } from '../coach/own/load-own.ts';
import { RESIST_FILES } from './files.ts';
import type { ResistSession } from './mode.ts';
import { ResistSetUpForm } from './PracticeSetUp.tsx';

const loadGame = () => import('./PracticeGame.tsx');

interface Props {
  /** What somebody's link has decided already. */
  readonly deal: SetUpToPlay | undefined;
}

/** A game, or between games: a new one and those that are kept. */
export function ResistPracticeRoom({ deal }: Props) {
  const { state, send } = useSession<ResistSession>();
  // Before anything can be tapped: a choice made at once is not set back.
  useLayoutEffect(() => {
    if (deal) send({ type: 'configure', change: deal });
  }, []);
  const between = (
    <>
      <ResistSetUpForm
        setUp={state.context.setUp}
        onDecide={(change) => send({ type: 'configure', change })}
        onStart={() => send({ type: 'start' })}
      />
      <Games files={RESIST_FILES} />
      <OwnPuzzles load={loadResistOwn} />
      <Statistics load={() => import('./Counted.tsx')} />
    </>
  );
  return (
    <Lazy load={loadGame} before={state.matches('setUp') && between}>
      {({ ResistPracticeGame }) => <ResistPracticeGame />}
    </Lazy>
  );
}
