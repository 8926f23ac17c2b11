/** A game of RESIST! on the screen: its machine, what it remembers, how it is kept. */

export { DECK_BY_SITE } from './context.ts';
export { resistLinks } from './links.ts';
export { type PracticeEvent, practiceMachine } from './machine.ts';
export { type ResistSave, type ResistSaves, resistSaveFormat } from './save-format.ts';
export { freshSetUpToPlay, type SetUpToPlay } from './set-up.ts';
