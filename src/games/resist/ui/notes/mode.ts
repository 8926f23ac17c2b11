import type { EventFrom, SnapshotFrom } from 'xstate';
import { type Position, type Snapshot, snapshotOf } from '#games/resist/engine/index.ts';
import { gameText, outcomeInLine } from '#games/resist/i18n/moments.ts';
import {
  noteEventText,
  noteReasonText,
  notesMoment,
  tellingInShort,
  tellingText,
} from '#games/resist/i18n/notes.ts';
import {
  type NoteEvent,
  type NotePart,
  type Notes,
  type NotesSaves,
  noteRules,
  notesMachine,
  notesProgress,
  notesSaveFormat,
  positionOfNotes,
} from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import { type Session, useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { sentences } from '#shared/list-text.ts';

/** What is worth a word across the table. */
const SAID: ReadonlySet<NoteEvent['type']> = new Set([
  ...(['round-began', 'struck', 'civilian-drawn', 'spy-added'] as const),
  ...(['mission-scored', 'mission-failed', 'game-over'] as const),
]);

/** All of a game at the table that its screen is built of. */
export const NOTES: GameMode<NotesSaves, typeof notesMachine> = {
  rules: noteRules,
  saveFormat: notesSaveFormat,
  machine: notesMachine,
  savedState: ({ context }) => notesProgress(context),
  startsLogSection: ({ type }) => type === 'round-began',
  announcement: (events) => {
    const said = events.filter(({ type }) => SAID.has(type)).map(noteEventText);
    return said.length > 0 ? sentences(said) : undefined;
  },
  explain: async () => (await import('#games/resist/i18n/why.ts')).resistWhyText,
  text: {
    game: gameText,
    moment: notesMoment,
    move: tellingText,
    event: noteEventText,
    reason: noteReasonText,
    result: outcomeInLine,
    undo: (before, step) =>
      'move' in step
        ? m.resist_notes_undo({ what: tellingInShort(before, step.move) })
        : m.play_undo_correction(),
  },
};

export interface NotesSession extends Omit<Session<NotesSaves>, 'state' | 'send'> {
  readonly state: SnapshotFrom<typeof notesMachine>;
  readonly send: (event: EventFrom<typeof notesMachine>) => void;
}

export const useNotesSession = (): NotesSession => useSession<NotesSession>();

/** What every part of the aid is told: the notes, the position they come to, and how to tell more. */
export interface NotesView extends NotesSession {
  readonly notes: Notes;
  readonly position: Position;
  readonly now: Snapshot;
  readonly selected: string | undefined;
  readonly isOn: (part: NotePart) => boolean;
  readonly tell: (move: string) => void;
  readonly select: (choice: string | undefined) => void;
}

export function useNotes(): NotesView {
  const session = useNotesSession();
  const { position: notes } = useActiveSession<NotesSaves>();
  const { state, send } = session;
  const position = positionOfNotes(notes);
  return {
    ...session,
    notes,
    position,
    now: snapshotOf(position),
    selected: state.context.selected,
    isOn: (part) => !state.context.off.includes(part),
    tell: (move) => send({ type: 'move', move }),
    select: (choice) => send({ type: 'select', choice }),
  };
}
