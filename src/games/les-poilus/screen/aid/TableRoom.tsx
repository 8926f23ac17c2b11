import { useState } from 'preact/hooks';
import { useSession } from '#play/screen/frame/session.ts';
import { Games } from '#play/screen/games/Games.tsx';
import { AlarmOnly } from './AlarmOnly.tsx';
import type { TableSession } from './kit.ts';
import { MoraleOnly } from './MoraleOnly.tsx';
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
  if (only === 'alarm') return <AlarmOnly onClose={close} />;
  if (only === 'morale') return <MoraleOnly onClose={close} />;
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
