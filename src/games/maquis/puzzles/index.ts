/** Set positions with a task: their files, their questions, the search that proves them, the judge. */
export { type Chance, chanceText, isSure, sameChance } from './chance.ts';
export {
  type Example,
  readExample,
  type ShownCount,
  tableOfExample,
} from './example.ts';
export {
  type GuidedDay,
  type GuidedStep,
  movesOfDay,
  readGuidedDay,
  startOfDay,
} from './guided-day.ts';
export { IllegalAttempt, judge, type Verdict } from './judge.ts';
export {
  type Answer,
  allHold,
  answersAt,
  isTerminal,
  type Puzzle,
  puzzleOf,
  type SearchNode,
  startNode,
  step,
} from './puzzle.ts';
export type { Check, Question, QuestionName } from './questions.ts';
export type { Refutation } from './refute.ts';
export {
  type RulingExample,
  type RulingOutcome,
  readRulingExamples,
  type ShownRuling,
  tableOfRuling,
} from './ruling-example.ts';
export {
  readScenario,
  SCENARIO_KINDS,
  type Scenario,
  type ScenarioKind,
} from './scenario.ts';
export { type SetUp, tableFrom } from './set-up.ts';
export { optionsAt, SearchTooWide, type Solver, solverOf } from './solve.ts';
export {
  readScenarioWords,
  type ScenarioWords,
  type ToldDay,
  type ToldScenario,
  type ToldStep,
  toldDay,
  toldScenario,
} from './words.ts';
