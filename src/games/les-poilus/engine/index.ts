/** The rules of Les Poilus, pure: positions, legal moves, play, why not, the game record. */

export { threatsOn } from './cards.ts';
export { chanceMoveBy, drawChanceMove, isChanceTurn } from './chance.ts';
export type { EventType, GameEvent, Result } from './event.ts';
export { FAULT_CODES, faultsOf, type TableFault } from './faults.ts';
export { keyOf } from './key.ts';
export { legalMoves } from './legal.ts';
export { cardsInHands, dropFor, hasHealed } from './mission-end.ts';
export {
  type Move,
  type MoveFault,
  movePartsOf,
  moveText,
  parseMove,
} from './move.ts';
export { newGame } from './new-game.ts';
export type { LesPoilus } from './outcome.ts';
export { type Outcome, outcomeOf } from './outcome.ts';
export { deviceCells, playerView, type SeatView, SIGHT_LAYOUT, sightIn } from './player-view.ts';
export {
  ENDINGS,
  type EndingId,
  PHASES,
  type PhaseId,
  type Position,
  type Seat,
  variantOf,
} from './position.ts';
export { positionFrom } from './position-from.ts';
export {
  checkRecord,
  type GameRecord,
  makeRecord,
  type PoilusHistory,
  parseRecord,
  RECORD_HEAD,
  type RecordFault,
  replay,
  SetUpSchema,
} from './record.ts';
export { play, poilusRules } from './rules.ts';
export type { SetUp } from './set-up.ts';
export {
  dealtSetUp,
  SET_UP_FAULT_CODES,
  type SetUpFault,
  setUpFaults,
} from './set-up.ts';
export {
  type PlayerState,
  type Snapshot,
  snapshotOf,
} from './snapshot.ts';
export { setUpOfPosition, type Table, tableOf } from './table.ts';
export { asItsTableSaw } from './table-view.ts';
export { leavingOf, REASON_CODES, type Reason, validateMove } from './why-not.ts';
