import { useState } from 'preact/hooks';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { Games } from '#play/ui/games/Games.tsx';
import type { TableSession } from './mode.ts';
import { Seldom } from './Seldom.tsx';
import { AidSetUp, type Only } from './SetUp.tsx';

const loadGame = () => import('./TableGame.tsx');

/** A game at the table; between games a new one, those that are kept, and the parts that need none. */
export function AidRoom() {
  const { state } = useSession<TableSession>();
  return (
    <Lazy load={loadGame} before={state.matches('setUp') && <BetweenGames />}>
      {({ AidGame }) => <AidGame />}
    </Lazy>
  );
}

function BetweenGames() {
  const { state, send } = useSession<TableSession>();
  const [only, setOnly] = useState<Only>();
  const close = () => setOnly(undefined);
  if (only === 'alarm') return <Seldom>{(of) => <of.AlarmOnly onClose={close} />}</Seldom>;
  if (only === 'morale') return <Seldom>{(of) => <of.MoraleOnly onClose={close} />}</Seldom>;
  return (
    <>
      <AidSetUp
        draft={state.context.draft}
        onDecide={(change) => send({ type: 'configure', change })}
        onStart={() => {
          send({ type: 'start' });
          // The table begins at its top, however far down the button was.
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
        onOnly={setOnly}
      />
      <Games />
    </>
  );
}
