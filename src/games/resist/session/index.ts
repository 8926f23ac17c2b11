/** A game of RESIST! on the screen: its machine, what it remembers, how it is kept. */

export { resistLinks } from './links.ts';
export {
  DECK_BY_SITE,
  freshSetUpToPlay,
  type PracticeEvent,
  practiceMachine,
  type SetUpToPlay,
} from './machine.ts';
export { type ResistSaves, resistSaveFormat } from './save-format.ts';
