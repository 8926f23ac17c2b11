import { useLayoutEffect } from 'preact/hooks';
import type { SetUpToPlay } from '#games/resist/session/index.ts';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { DrawnNext } from '#play/ui/frame/skeleton.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { OwnPuzzles } from '#play/ui/my-puzzles/use-own.tsx';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { loadResistOwn } from '../coach/own/load-own.ts';
import { DeckChoices } from '../DeckChoices.tsx';
import { RESIST_FILES } from './files.ts';
import type { ResistSession } from './mode.ts';

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
      <DrawnNext>
        <Games files={RESIST_FILES} />
        <OwnPuzzles load={loadResistOwn} />
        <Statistics load={() => import('./Counted.tsx')} />
      </DrawnNext>
    </>
  );
  return (
    <Lazy load={loadGame} before={state.matches('setUp') && between}>
      {({ ResistPracticeGame }) => <ResistPracticeGame />}
    </Lazy>
  );
}

interface PracticeSetUpProps {
  readonly setUp: SetUpToPlay;
  readonly onDecide: (change: Partial<SetUpToPlay>) => void;
  readonly onStart: () => void;
}

/** What is decided before a game: how the decks are made, which reading, what they are dealt by. */
function ResistSetUpForm({ setUp, onDecide, onStart }: PracticeSetUpProps) {
  return (
    <SetUpForm title={m.play_setup_new()} start={m.play_start()} onStart={onStart}>
      <DeckChoices setUp={setUp} onDecide={onDecide} />
      <SeedField seed={setUp.seed} onChange={(seed) => onDecide({ seed })} />
      <p class="aid-hint">{m.resist_setup_seed_hint()}</p>
    </SetUpForm>
  );
}
