import type { EventFrom, SnapshotFrom } from 'xstate';
import { saidOfStep } from '#games/les-poilus/i18n/aid.ts';
import {
  type AidSaves,
  aidMachine,
  aidRules,
  aidSaveFormat,
  tableProgress,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import type { Session } from '#play/ui/frame/session.ts';
import { bySeat, wordsFor } from '../named.ts';

/** All of Les Poilus that its aid beside a real table is built of. */
export const aidMode: GameMode<AidSaves, typeof aidMachine> = {
  rules: aidRules,
  saveFormat: aidSaveFormat,
  machine: aidMachine,
  savedState: ({ context }) => tableProgress(context),
  focusKey: ({ context }) => context.told,
  announcement: saidOfStep,
  startsLogSection: ({ type }) => type === 'mission-began',
  explain: async () => {
    const { poilusWhyText } = await import('#games/les-poilus/i18n/why.ts');
    return (reason) => poilusWhyText(reason, bySeat);
  },
  text: { ...wordsFor(bySeat), draft: ({ players }) => m.poilus_aid_draft({ count: players }) },
};

/** The session of a game at a real table. */
export interface TableSession extends Omit<Session<AidSaves>, 'state' | 'send' | 'mode'> {
  readonly mode: typeof aidMode;
  readonly state: SnapshotFrom<typeof aidMachine>;
  readonly send: (event: EventFrom<typeof aidMachine>) => void;
}
