/** A game of RESIST! on the screen: its machine, what it remembers, how it is kept. */

export { DECK_BY_SITE } from './context.ts';
export { links } from './links.ts';
export { type PracticeEvent, practiceMachine } from './machine.ts';
export { type ResistSaves, type Save, saveFormat } from './save-format.ts';
export { freshSetUp, type GameSetUp } from './set-up.ts';
