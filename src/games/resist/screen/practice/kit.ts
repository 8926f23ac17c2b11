import type { SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { PlayKit } from '#play/screen/face.ts';
import type { Session } from '#play/screen/frame/session.ts';
import { type Reason, rules } from '#resist/engine/index.ts';
import { codec, type KeptResist, type TableEvent, tableMachine } from '#resist/table/index.ts';
import { eventText } from '#resist/words/events.ts';
import { moveWords } from '#resist/words/moves.ts';
import { reasonText } from '#resist/words/reasons.ts';
import { gameText, momentText, outcomeInLine } from '#resist/words/results.ts';

/** All of RESIST! that its practice room is built of. */
export const kit: PlayKit<KeptResist, typeof tableMachine> = {
  rules,
  codec,
  machine: tableMachine,
  progressOf: ({ context: { game, ahead } }) =>
    game && { game, ...(ahead.length > 0 ? { ahead } : {}) },
  why: async () => (await import('#resist/words/why.ts')).whyText,
  words: {
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
export interface ResistSession extends Omit<Session<KeptResist>, 'state' | 'send'> {
  readonly state: SnapshotFrom<typeof tableMachine>;
  readonly send: (event: TableEvent) => void;
}
