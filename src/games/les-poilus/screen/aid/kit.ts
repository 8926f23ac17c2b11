import type { SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { PlayKit } from '#play/screen/face.ts';
import type { Session } from '#play/screen/frame/session.ts';
import {
  type AidEvent,
  aidCodec,
  aidMachine,
  aidRules,
  type TableSaves,
  tableProgress,
} from '../../table/index.ts';
import { saidOfStep } from '../../words/aid.ts';
import { bySeat, wordsFor } from '../named.ts';

/** All of Les Poilus that its aid beside a real table is built of. */
export const tableKit: PlayKit<TableSaves, typeof aidMachine> = {
  rules: aidRules,
  codec: aidCodec,
  machine: aidMachine,
  progressOf: ({ context }) => tableProgress(context),
  waited: ({ context }) => context.told,
  announced: saidOfStep,
  opensPart: ({ type }) => type === 'mission-began',
  why: async () => {
    const { whyText } = await import('../../words/why.ts');
    return (reason) => whyText(reason, bySeat);
  },
  words: { ...wordsFor(bySeat), draft: ({ players }) => m.poilus_aid_draft({ count: players }) },
};

/** The session of a game at a real table. */
export interface TableSession extends Omit<Session<TableSaves>, 'state' | 'send' | 'kit'> {
  readonly kit: typeof tableKit;
  readonly state: SnapshotFrom<typeof aidMachine>;
  readonly send: (event: AidEvent) => void;
}
