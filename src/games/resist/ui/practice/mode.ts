import type { SnapshotFrom } from 'xstate';
import { type Reason, resistRules } from '#games/resist/engine/index.ts';
import { eventText } from '#games/resist/i18n/events.ts';
import { gameText, momentText, outcomeInLine } from '#games/resist/i18n/moments.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { reasonText } from '#games/resist/i18n/reasons.ts';
import {
  type PracticeEvent,
  practiceMachine,
  type ResistSaves,
  resistSaveFormat,
} from '#games/resist/session/index.ts';
import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import type { Session } from '#play/ui/frame/session.ts';

/** All of RESIST! that its practice room is built of. */
export const resistPractice: GameMode<ResistSaves, typeof practiceMachine> = {
  rules: resistRules,
  saveFormat: resistSaveFormat,
  machine: practiceMachine,
  savedState: ({ context: { game, redoStack } }) =>
    game && { game, ...(redoStack.length > 0 ? { ahead: redoStack } : {}) },
  explain: async () => (await import('#games/resist/i18n/why.ts')).resistWhyText,
  text: {
    game: gameText,
    moment: momentText,
    move: moveWords,
    event: eventText,
    reason: (reason) => reasonText(reason as Reason),
    result: outcomeInLine,
    // Seven tools stand in a row: what would be undone is told where it is asked about.
    undo: () => m.play_undo(),
  },
};

/** The session of a game of RESIST! in practice. */
export interface ResistSession extends Omit<Session<ResistSaves>, 'state' | 'send'> {
  readonly state: SnapshotFrom<typeof practiceMachine>;
  readonly send: (event: PracticeEvent) => void;
}
