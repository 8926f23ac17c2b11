/** The rules of Maquis, pure: positions, legal moves, play, why not, ways home, the game record. */

export {
  courseOf,
  type MoveHistory,
  stepsOf,
  upTo,
} from './corrections.ts';
export { dailyDeal } from './daily-deal.ts';
export type { GameEvent, Result } from './event.ts';
export { FAULT_CODES, type TableFault } from './fault-codes.ts';
export { faultsOf, isEnding } from './faults.ts';
export { fittingPhase, fittingPhases, phasesOf } from './fitting-phase.ts';
export { keyOf } from './key.ts';
export { legalMoves } from './legal.ts';
export {
  dealLink,
  fitsLink,
  gameLink,
  isLink,
  LINK_VERSION,
  positionLink,
  readLink,
  type SharedPosition,
} from './link.ts';
export { goalSuccesses } from './mission-table.ts';
export { pointsOf, pointsToWin } from './missions.ts';
export { type Move, movePartsOf, moveText } from './move.ts';
export {
  type Deal,
  drawGoals,
  drawGoalsByStars,
  drawGoalsOf,
  type GameSetUp,
  GOAL_DRAWS,
  type GoalPair,
  goalsFit,
  hasThreeStars,
  newGame,
  type StarPair,
} from './new-game.ts';
export { type MoveFault, parseMove } from './parse-move.ts';
export { cardDrawnBySite, deckIsEmpty, patrolCount } from './patrol.ts';
export { playerView } from './player-view.ts';
export type { EndingId, PhaseId, Position } from './position.ts';
export { difficultyOf, ENDINGS, PHASES } from './position.ts';
export { dealtAnew, positionFrom, withoutSecrets } from './position-from.ts';
export * from './questions.ts';
export { REASON_CODES, type Reason } from './reason.ts';
export type { Maquis } from './record.ts';
export {
  checkRecord,
  type GameRecord,
  MOST_CORRECTIONS,
  makeRecord,
  type Outcome,
  outcomeOf,
  parseRecord,
  type RecordFault,
  recordWith,
} from './record.ts';
export { type MaquisHistory, replay } from './replay.ts';
export { routesHome, shotsThatOpen } from './routes-home.ts';
export { play, rules } from './rules.ts';
export { isNamed, RULESET, RULESET_IDS, type RulesetId, rulesetNamed } from './rulesets.ts';
export { mayShoot } from './shooting.ts';
export { goalPairOf, snapshotOf, tableOf } from './snapshot.ts';
export { BRIDGES, type GoalProgress, type Snapshot, type Table, type Unseen } from './table.ts';
export { isOutOfTurn, validateMove } from './why-not.ts';
