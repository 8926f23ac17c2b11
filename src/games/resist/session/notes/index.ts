/** A game with the cards on a real table: what is noted of it, its machine, how it is kept. */

export {
  actionAsked,
  detailNow,
  mayActLater,
  mayEnd,
  mayLeave,
  missionAsked,
  type NextDetail,
  partAsked,
} from './asking.ts';
export { fitted, notesFaults } from './faults.ts';
export {
  type NotesTableEvent,
  notesMachine,
  notesProgress,
} from './machine.ts';
export * from './notes.ts';
export {
  actionInPlay,
  isMissionIgnored,
  mayAct,
  positionOfNotes,
  positionWithHand,
} from './position.ts';
export { notedPoints } from './round.ts';
export { answersNow, noteRules } from './rules.ts';
export { type NotesSaves, notesSaveFormat } from './save-format.ts';
export { NOTE_REASONS, type NoteEvent } from './telling.ts';
