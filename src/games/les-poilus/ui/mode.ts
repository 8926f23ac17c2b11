import type { SnapshotFrom } from 'xstate';
import type { GameMode } from '#play/game-mode.ts';
import type { Session } from '#play/ui/frame/session.ts';
import {
  type PoilusEvent,
  type PoilusSaves,
  poilusMachine,
  progressOf,
  saveFormat,
  undoRules,
} from '../session/index.ts';
import { bySeat, wordsFor } from './named.ts';

/** All of Les Poilus that its rooms on the screen are built of. */
export const practiceMode: GameMode<PoilusSaves, typeof poilusMachine> = {
  rules: undoRules,
  saveFormat,
  machine: poilusMachine,
  savedState: ({ context }) => progressOf(context),
  focusKey: ({ context }) => [context.hearing?.heard, context.opened, context.looking],
  explain: async () => {
    const { whyText } = await import('../i18n/why.ts');
    return (reason) => whyText(reason, bySeat);
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
