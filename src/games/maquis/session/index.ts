/** The turn at a real table: its machine, its undo, its corrections and where games are kept. */

export type { HelpLevel } from '#play/saves/save-format.ts';
export { type CardStory, cardStory, cardsOfPatrols, eventOf } from './card-story.ts';
export type { TableContext, TableInput } from './context.ts';
export {
  type Corrected,
  claimedTable,
  correct,
  isCompleteBySuccesses,
  shotNow,
  tableHolding,
  WHILE_ACTING,
} from './correction.ts';
export {
  atMoment,
  emptyTable,
  pawnIn,
  withDifficulty,
  withOnlyPawn,
  withPawn,
  withPawnMoved,
} from './editing.ts';
export { goalsBeyond, withGoal, withRuleset, withStaying } from './editing-missions.ts';
export {
  COMPONENTS,
  gameOfDeal,
  gameOfTable,
  historyOf,
  type MaquisHistory,
  type MaquisOwners,
  SITE_OWNS_ALL,
  type Step,
  type TableGame,
  validPart,
} from './game.ts';
export { type TableEvent, tableMachine } from './machine.ts';
export { numbersOfGame } from './numbers.ts';
export { gamesIn } from './read-games.ts';
export {
  gameOfPosition,
  gameOfRecord,
  hasRecord,
  LARGEST_RECORD_FILE,
  recordOf,
  recordsFile,
  sharedPosition,
} from './record-of-game.ts';
export { type MaquisSaves, SAVE_VERSION, type Save, TableSchema } from './save-format.ts';
export {
  freshSetUp,
  type GoalSource,
  gameSetUpOf,
  goalSourcesOf,
  goalsFor,
  type SetUpInProgress,
  STEPS_OF_SET_UP,
  startingPawns,
  USUAL_STARS,
  withEdition,
  withGoalSource,
  withGoalsDrawn,
} from './set-up.ts';
export { statisticsCsv, statisticsOf, summaryOf } from './statistics.ts';
