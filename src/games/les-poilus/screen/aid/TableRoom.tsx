import { useState } from 'preact/hooks';
import { useSession } from '#play/screen/frame/session.ts';
import { Games } from '#play/screen/games/Games.tsx';
import type { TableSession } from './kit.ts';
import { Later } from './Later.tsx';
import { SetUp } from './SetUp.tsx';
import { TableGame } from './TableGame.tsx';

/** A part of the aid that needs no game. */
export type Only = 'alarm' | 'morale';

/** A game at the table; between games a new one, those that are kept, and the parts that need none. */
export function TableRoom() {
  const { state, send } = useSession<TableSession>();
  const [only, setOnly] = useState<Only>();
  const close = () => setOnly(undefined);
  if (!state.matches('setUp')) return <TableGame />;
  if (only === 'alarm') return <Later>{(of) => <of.AlarmOnly onClose={close} />}</Later>;
  if (only === 'morale') return <Later>{(of) => <of.MoraleOnly onClose={close} />}</Later>;
  return (
    <>
      <SetUp
        draft={state.context.draft}
        onDecide={(change) => send({ type: 'decide', change })}
        onStart={() => {
          send({ type: 'start' });
          // The table begins at its top, however far down the button was.
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
        onOnly={setOnly}
      />
      <Games safekeeping={() => import('#play/screen/kept/Safekeeping.tsx')} />
    </>
  );
}
