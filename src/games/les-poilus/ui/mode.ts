import type { SnapshotFrom } from 'xstate';
import type { GameMode } from '#play/game-mode.ts';
import { type Session, useActiveSession, useSession } from '#play/ui/frame/session.ts';
import {
  type PoilusEvent,
  type PoilusSaves,
  poilusMachine,
  poilusProgress,
  poilusSaveFormat,
  undoRules,
} from '../session/index.ts';
import { bySeat, wordsFor } from './named.ts';

/** All of Les Poilus that its rooms on the screen are built of. */
export const poilusPractice: GameMode<PoilusSaves, typeof poilusMachine> = {
  rules: undoRules,
  saveFormat: poilusSaveFormat,
  machine: poilusMachine,
  savedState: ({ context }) => poilusProgress(context),
  focusKey: ({ context }) => [context.hearing?.heard, context.opened, context.looking],
  explain: async () => {
    const { poilusWhyText } = await import('../i18n/why.ts');
    return (reason) => poilusWhyText(reason, bySeat);
  },
  text: wordsFor(bySeat),
  devices: () => import('./together/devices.ts'),
};

type PoilusState = SnapshotFrom<typeof poilusMachine>;

/** The session of a game of Les Poilus. */
export interface PoilusSession extends Omit<Session<PoilusSaves>, 'state' | 'send'> {
  readonly state: PoilusState;
  readonly send: (event: PoilusEvent) => void;
}

/** Whether all hands may be seen: somebody plays them all, or the game is over. */
export function useIsOpen(): boolean {
  const { context } = useSession<PoilusSession>().state;
  return context.way === 'open' || useActiveSession().replayed.outcome !== undefined;
}
