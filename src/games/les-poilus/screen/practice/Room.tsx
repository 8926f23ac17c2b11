import { Later } from '#play/screen/frame/Later.tsx';
import { useSession } from '#play/screen/frame/session.ts';
import { Games } from '#play/screen/games/Games.tsx';
import { Statistics } from '#play/screen/statistics/Statistics.tsx';
import type { PoilusSession } from '../kit.ts';
import { SetUp } from './SetUp.tsx';

const loadGame = () => import('./PracticeGame.tsx');

/** A game, or between games: a new one and those that are kept. */
export function PracticeRoom() {
  const { state, send } = useSession<PoilusSession>();
  const between = (
    <>
      <SetUp
        draft={state.context.draft}
        onDecide={(change) => send({ type: 'decide', change })}
        onStart={() => {
          send({ type: 'start' });
          // The table begins at its top, however far down the button was.
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
      />
      <Games safekeeping={() => import('#play/screen/kept/Safekeeping.tsx')} />
      <Statistics load={() => import('./Counted.tsx')} />
    </>
  );
  return (
    <Later load={loadGame} before={state.matches('setUp') && between}>
      {({ PracticeGame }) => <PracticeGame />}
    </Later>
  );
}
