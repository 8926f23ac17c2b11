import type { SnapshotFrom } from 'xstate';
import type { PlayKit } from '#play/screen/face.ts';
import type { Session } from '#play/screen/frame/session.ts';
import {
  codec,
  type PoilusEvent,
  type PoilusSaves,
  poilusMachine,
  progressOf,
  undoRules,
} from '../table/index.ts';
import { bySeat, wordsFor } from './named.ts';

/** All of Les Poilus that its rooms on the screen are built of. */
export const kit: PlayKit<PoilusSaves, typeof poilusMachine> = {
  rules: undoRules,
  codec,
  machine: poilusMachine,
  progressOf: ({ context }) => progressOf(context),
  waited: ({ context }) => [context.hearing?.heard, context.opened, context.looking],
  why: async () => {
    const { whyText } = await import('../words/why.ts');
    return (reason) => whyText(reason, bySeat);
  },
  words: wordsFor(bySeat),
};

export type PoilusState = SnapshotFrom<typeof poilusMachine>;

/** The session of a game of Les Poilus. */
export interface PoilusSession extends Omit<Session<PoilusSaves>, 'state' | 'send'> {
  readonly state: PoilusState;
  readonly send: (event: PoilusEvent) => void;
}
