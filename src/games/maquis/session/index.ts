/** The turn at a real table: its machine, its undo, its corrections and where games are kept. */

export type { Owner } from '#play/history/game.ts';
export { HELP_LEVELS, type HelpLevel, mostHelp } from '#play/saves/help.ts';
export { asCopy, type Comparison, compareSaves } from '#play/saves/merge.ts';
export { StaleWriteError } from '#play/saves/save-store.ts';
export type { Unreadable } from '#play/saves/scan-saves.ts';
export {
  type CardTold,
  cardsOfPatrols,
  cardTold,
  eventOf,
  type LineOutcome,
} from './card-story.ts';
export { claimedTable, type ShotNow, shotNow, tableHolding } from './claim.ts';
export type { TableContext, TableInput } from './context.ts';
export {
  type Adjustment,
  type Corrected,
  correct,
  isCompleteBySuccesses,
  WHILE_ACTING,
} from './correction.ts';
export { atMoment, withDifficulty, withPawn, withPawnMoved } from './editing.ts';
export { goalsBeyond, withGoal, withRuleset, withStaying } from './editing-missions.ts';
export { emptyTable } from './empty-table.ts';
export { fileOf, hasRecord, LARGEST_FILE } from './files.ts';
export {
  COMPONENTS,
  type Component,
  gameFrom,
  gameFromTable,
  type Owners,
  SITE_OWNS_ALL,
  type Step,
  type TableGame,
} from './game.ts';
export {
  historyOf,
  type MaquisHistory,
  type Redo,
  redoOf,
  type StepFault,
  type Undo,
  undoOf,
  validPart,
} from './history.ts';
export { movesNow, type TableEvent, tableMachine } from './machine.ts';
export { type Numbers, numbersOf } from './numbers.ts';
export { PAWNS, type Pawn, pawnAt, withOnlyPawn } from './pawn-on.ts';
export { type EntryFault, type GamesRead, MAX_FAULTS, readGames } from './read-games.ts';
export {
  gameFromRecord,
  gameOf,
  gameOfPosition,
  recordOf,
  sharedPosition,
} from './record-of-game.ts';
export {
  type MaquisSaves,
  PRACTICE_SHELF,
  SAVE_VERSION,
  SAVES,
  type Save,
  TABLE_SHELF,
  TableSchema,
} from './save-format.ts';
export {
  freshSetUp,
  type GameSetUp,
  type GoalSource,
  gameSetUpOf,
  goalSourcesOf,
  goalsFor,
  SET_UP_STEPS,
  type SetUpStep,
  startingPawns,
  USUAL_STARS,
  withEdition,
  withGoalSource,
  withGoalsDrawn,
} from './set-up.ts';
export { classifySaves, type MaquisSaveStore, type MaquisScan, openMaquisSaves } from './shelf.ts';
export { type Results, type Statistics, statisticsCsv, statisticsOf } from './statistics.ts';
export { type Summary, summaryOf } from './summary.ts';
