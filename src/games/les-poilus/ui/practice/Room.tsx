import { useLayoutEffect } from 'preact/hooks';
import type { SharedDeal } from '#games/les-poilus/session/index.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { useSession } from '#play/ui/frame/session.ts';
import { Games } from '#play/ui/games/Games.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { keepOwnSeat } from '../letters/own-seat.ts';
import type { PoilusSession } from '../mode.ts';
import { POILUS_FILES } from './files.ts';
import { PoilusSetUpForm } from './SetUp.tsx';

const loadGame = () => import('./PracticeGame.tsx');

interface Props {
  /** What somebody's link has decided already. */
  readonly deal?: SharedDeal | undefined;
}

/** A game, or between games: a new one and those that are kept. */
export function PoilusPracticeRoom({ deal }: Props) {
  const { state, send } = useSession<PoilusSession>();
  const { openTable } = usePlayContext();
  // Before anything can be tapped: a choice made at once is not set back.
  useLayoutEffect(() => {
    if (!deal) return;
    const { players, ...others } = deal;
    // The number of players settles options anew, so it comes first.
    send({ type: 'configure', change: { players } });
    send({ type: 'configure', change: others });
  }, []);
  const between = (
    <>
      <PoilusSetUpForm
        draft={state.context.draft}
        onDecide={(change) => send({ type: 'configure', change })}
        onStart={({ isEach, own }) => {
          if (own !== undefined) {
            keepOwnSeat(state.context.id, Math.min(own, state.context.draft.players - 1));
          }
          send({ type: 'start' });
          if (isEach) openTable?.();
          // The table begins at its top, however far down the button was.
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
      />
      <Games files={POILUS_FILES} />
      <Statistics load={() => import('./Counted.tsx')} />
    </>
  );
  return (
    <Lazy load={loadGame} before={state.matches('setUp') && between}>
      {({ PoilusPracticeGame }) => <PoilusPracticeGame />}
    </Lazy>
  );
}
