/** The rules of Les Poilus, pure: positions, legal moves, play, why not, the game record. */

export { chanceMoveBy, drawChanceMove } from './chance.ts';
export { dealtSetUp } from './deal.ts';
export { deviceCells, SIGHT_LAYOUT, sightIn } from './device-view.ts';
export type { EventType, GameEvent, Result } from './event.ts';
export { FAULT_CODES, type FaultCode, faultsOf, type TableFault } from './faults.ts';
export { keyOf } from './key.ts';
export { legalMoves } from './legal.ts';
export { cardsInHands, dropFor } from './mission-end.ts';
export {
  type Move,
  type MoveFault,
  type MoveParts,
  movePartsOf,
  moveText,
  parseMove,
} from './move.ts';
export { newGame } from './new-game.ts';
export type { LesPoilus } from './outcome.ts';
export { type Outcome, outcomeOf } from './outcome.ts';
export { playerView, type SeatView } from './player-view.ts';
export {
  ENDINGS,
  type EndingId,
  PHASES,
  type PhaseId,
  type Position,
  type Seat,
} from './position.ts';
export { positionFrom } from './position-from.ts';
export { type Leaving, leavingOf, threatsOn } from './questions.ts';
export {
  checkRecord,
  type GameRecord,
  MOST_MOVES,
  parseRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordFault,
  SetUpSchema,
} from './record.ts';
export { makeRecord, type Replayed, replay } from './replay.ts';
export { play, poilusRules } from './rules.ts';
export type { SetUp } from './set-up.ts';
export {
  SET_UP_FAULT_CODES,
  type SetUpFault,
  type SetUpFaultCode,
  setUpFaults,
} from './set-up-faults.ts';
export {
  type PlayerState,
  type Snapshot,
  snapshotOf,
} from './snapshot.ts';
export { setUpOfPosition, type Table, tableOf, type UnseenCards } from './table.ts';
export { asItsTableSaw } from './table-view.ts';
export { isChanceTurn } from './turn.ts';
export { REASON_CODES, type Reason, type ReasonCode, validateMove } from './why-not.ts';
