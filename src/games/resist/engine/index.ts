/** The rules of RESIST!, pure: positions, legal moves, play, why not, chance, the game record. */

export type { Lack } from './action.ts';
export { askedNow, revealsNow } from './asked.ts';
export { chanceMoveBy, chanceMoveOf, isChanceAsked } from './chance.ts';
export type { CardId, DeckId, GameEvent } from './event.ts';
export { FAULT_CODES, faultsOf, type TableFault, unseenMaquis } from './faults.ts';
export { keyOf } from './key.ts';
export { legalMoves } from './legal.ts';
export {
  MOVE_WORDS,
  type Move,
  type MoveFault,
  type MoveWord,
  moveText,
  parseMove,
} from './move.ts';
export { type GameSetUp, newGame } from './new-game.ts';
export { type Outcome, outcomeOf, tierOf } from './outcome.ts';
export { ASKS, type AskId, PHASES, type PhaseId, type Position } from './position.ts';
export { laidOut, positionFrom } from './position-from.ts';
export * from './questions.ts';
export { REASON_CODES, type Reason } from './reason.ts';
export {
  checkRecord,
  type GameRecord,
  makeRecord,
  parseRecord,
  RECORD_HEAD,
  type RecordFault,
  type ResistHistory,
  replay,
} from './record.ts';
export { play, type Resist, resistRules } from './rules.ts';
export { type Snapshot, snapshotOf } from './snapshot.ts';
export { type StrikeSet, stillToClear, strikeSets } from './strength.ts';
export type { AskedNotes, RoundNotes, Table } from './table.ts';
export { tableOf } from './table.ts';
export { validateMove } from './why-not.ts';
