/** A game of Les Poilus on the screen: whose turn it is to look, and what is kept. */
export { codec } from './codec.ts';
export { type Draft, freshDraft, setUpOfDraft, withPlayers } from './draft.ts';
export type { Hearing } from './hearing.ts';
export { type PoilusSaves, WAYS, type Way } from './kinds.ts';
export { type PoilusEvent, poilusMachine } from './machine.ts';
export { publicEvents, seenAt } from './seen.ts';
export {
  isAskedByRules,
  newsIn,
  type PoilusContext,
  type PoilusInput,
  progressOf,
  seatAsked,
  undoRules,
  type Waiting,
  waitingFor,
} from './session.ts';
