import { useRunning, useSession } from '#play/screen/frame/session.ts';
import type { PoilusSession } from '../kit.ts';

/** Whether all hands may be seen: somebody plays them all, or the game is over. */
export function useIsOpen(): boolean {
  const { context } = useSession<PoilusSession>().state;
  return context.way === 'open' || useRunning().replayed.outcome !== undefined;
}
