import type { SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { PlayKit } from '#play/screen/face.ts';
import { type Session, useRunning, useSession } from '#play/screen/frame/session.ts';
import { type Position, type Snapshot, snapshotOf } from '#resist/engine/index.ts';
import {
  type KeptNotes,
  type NoteEvent,
  type Notes,
  type NotesTableEvent,
  noteCodec,
  noteRules,
  notesMachine,
  notesProgress,
  type Part,
  positionOf,
} from '#resist/table/notes/index.ts';
import { noteEventText, noteReasonText, notesMoment, tellingText } from '#resist/words/notes.ts';
import { gameText, outcomeInLine } from '#resist/words/results.ts';

/** What is worth a word across the table. */
const SAID: ReadonlySet<NoteEvent['type']> = new Set([
  ...(['round-began', 'struck', 'civilian-drawn', 'spy-added'] as const),
  ...(['mission-scored', 'mission-failed', 'game-over'] as const),
]);

/** All of a game at the table that its screen is built of. */
export const NOTES: PlayKit<KeptNotes, typeof notesMachine> = {
  rules: noteRules,
  codec: noteCodec,
  machine: notesMachine,
  progressOf: ({ context }) => notesProgress(context),
  opensPart: ({ type }) => type === 'round-began',
  announced: (events) => {
    const said = events.filter(({ type }) => SAID.has(type)).map(noteEventText);
    return said.length > 0 ? said.join(' ') : undefined;
  },
  why: async () => (await import('#resist/words/why.ts')).whyText,
  words: {
    game: gameText,
    moment: notesMoment,
    move: tellingText,
    event: noteEventText,
    reason: noteReasonText,
    result: outcomeInLine,
    undo: (before, step) =>
      'move' in step
        ? m.resist_notes_undo({ what: tellingText(before, step.move) })
        : m.play_undo_correction(),
  },
};

export interface NotesSession extends Omit<Session<KeptNotes>, 'state' | 'send'> {
  readonly state: SnapshotFrom<typeof notesMachine>;
  readonly send: (event: NotesTableEvent) => void;
}

export const useNotesSession = (): NotesSession => useSession<NotesSession>();

/** What every part of the aid is told: the notes, the position they come to, and how to tell more. */
export interface NotesView extends NotesSession {
  readonly notes: Notes;
  readonly position: Position;
  readonly now: Snapshot;
  readonly selected: string | undefined;
  readonly isOn: (part: Part) => boolean;
  readonly tell: (move: string) => void;
  readonly select: (what: string | undefined) => void;
}

export function useNotes(): NotesView {
  const session = useNotesSession();
  const { position: notes } = useRunning<KeptNotes>();
  const { state, send } = session;
  const position = positionOf(notes);
  return {
    ...session,
    notes,
    position,
    now: snapshotOf(position),
    selected: state.context.selected,
    isOn: (part) => !state.context.off.includes(part),
    tell: (move) => send({ type: 'move', move }),
    select: (what) => send({ type: 'select', what }),
  };
}
