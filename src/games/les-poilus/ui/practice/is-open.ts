import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import type { PoilusSession } from '../mode.ts';

/** Whether all hands may be seen: somebody plays them all, or the game is over. */
export function useIsOpen(): boolean {
  const { context } = useSession<PoilusSession>().state;
  return context.way === 'open' || useActiveSession().replayed.outcome !== undefined;
}
