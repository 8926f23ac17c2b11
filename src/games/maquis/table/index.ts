/** The turn at a real table: its machine, its undo, its corrections and where games are kept. */

export { claimedTable, tableHolding } from './claim.ts';
export type { TableContext, TableEvent, TableInput } from './context.ts';
export { type Adjustment, type Corrected, correct } from './correction.ts';
export { type Course, type CourseFault, courseOf, soundPart } from './course.ts';
export {
  atMoment,
  emptyTable,
  withDifficulty,
  withGoal,
  withPawn,
  withPawnMoved,
} from './editing.ts';
export { fileOf, hasRecord, LARGEST_FILE } from './files.ts';
export {
  COMPONENTS,
  type Component,
  gameFrom,
  gameFromTable,
  type Keeper,
  type Keepers,
  SITE_KEEPS_ALL,
  type Step,
  type TableGame,
} from './game.ts';
export { HELP_LEVELS, type HelpLevel, mostHelp } from './help.ts';
export { movesNow, tableMachine } from './machine.ts';
export { apart, type Meeting, meetingOf } from './meeting.ts';
export { type Numbers, numbersOf } from './numbers.ts';
export { type EntryFault, type GamesRead, MOST_FAULTS, readGames } from './read-games.ts';
export {
  gameFromRecord,
  gameOf,
  gameOfPosition,
  recordOf,
  sharedPosition,
} from './record-of-game.ts';
export { SAVE_VERSION, SAVES, type Save, TableSchema } from './save-schema.ts';
export {
  type Found,
  Overtaken,
  openShelf,
  PRACTICE_SHELF,
  type SetAside,
  type Shelf,
  sortOut,
  TABLE_SHELF,
} from './saving.ts';
export {
  freshSetUp,
  type GoalSource,
  gameSetUpOf,
  SET_UP_STEPS,
  type SetUp,
  type SetUpStep,
  startingPawns,
  withGoalsDrawn,
} from './set-up.ts';
export { STANDING, type Standing, standingOn, withOnlyPawn } from './standing.ts';
export { type Results, type Statistics, statisticsCsv, statisticsOf } from './statistics.ts';
export { type Summary, summaryOf } from './summary.ts';
export {
  type CardTold,
  cardsOfPatrols,
  cardTold,
  find,
  type LineOutcome,
} from './told.ts';
export { type Redo, redoOf, type Undo, undoOf } from './undo.ts';
