/** Set positions of RESIST!: examples to try, puzzles, the search that proves them, their judge. */
export type { Aim, Until } from './aim.ts';
export { type Example, readExample, SHOWN_PARTS, type ShownPart } from './example.ts';
export {
  type GuidedMission,
  isWaitedFor,
  readGuidedMission,
  stepsDone,
} from './guided-mission.ts';
export { IllegalAttempt, isAnswered, judge, type Verdict } from './judge.ts';
export { afterMove, isTerminal, type Judged, type Puzzle, puzzleOf } from './puzzle.ts';
export {
  type Answer,
  type AskedFor,
  readScenario,
  SCENARIO_KINDS,
  type Scenario,
  type ScenarioKind,
} from './scenario.ts';
export { positionOf, type SetUp, tableFrom } from './set-up.ts';
export { isMore, isSame, SearchTooWide, type Solver, solverOf } from './solve.ts';
export {
  readScenarioWords,
  type ScenarioWords,
  type ToldMission,
  type ToldScenario,
  toldMission,
  toldScenario,
} from './words.ts';
