import type { SnapshotFrom } from 'xstate';
import type { PlayKit } from '#play/screen/face.ts';
import type { Session } from '#play/screen/frame/session.ts';
import type { LogFault } from '../engine/log/index.ts';
import {
  codec,
  progressOf,
  type SeaEvent,
  type SeaSaves,
  seaMachine,
  seaReplay,
} from '../table/index.ts';
import { gameText, momentText, resultText } from '../words/results.ts';

/** All of Set Europe Ablaze that its room is built of. */
export const kit: PlayKit<SeaSaves, typeof seaMachine> = {
  // Chance is told as it fell, and undoing is an event of the log: the kit undoes nothing here.
  rules: { ...seaReplay, isChance: () => false, isForced: () => false },
  codec,
  machine: seaMachine,
  progressOf: ({ context }) => progressOf(context),
  waited: ({ context }) => context.action,
  words: {
    game: gameText,
    moment: momentText,
    move: (_, move) => move,
    reason: ({ code }) => code,
    result: resultText,
  },
  why: async () => {
    const { logSays } = await import('../words/log.ts');
    return (reason) => logSays(reason as unknown as LogFault);
  },
};

/** The session of a game of Set Europe Ablaze. */
export interface SeaSession extends Omit<Session<SeaSaves>, 'state' | 'send'> {
  readonly state: SnapshotFrom<typeof seaMachine>;
  readonly send: (event: SeaEvent) => void;
}
