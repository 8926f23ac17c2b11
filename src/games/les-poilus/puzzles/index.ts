/** Set positions of Les Poilus, all hands open: examples to try, puzzles, their search and judge, the guided mission. */
export type { Aim, AimPart } from './aim.ts';
export { type Example, readExample, SHOWN_PARTS, type ShownPart } from './example.ts';
export { type ExampleSetUp, exampleStart } from './example-set-up.ts';
export {
  type GuidedMission,
  readGuidedMission,
  readGuidesWords,
  type ToldMission,
  toldMission,
  type Waited,
  waitedAfter,
} from './guided-mission.ts';
export { isAnswered, judge } from './judge.ts';
export { afterMove, type Judged, type Puzzle, positionAfter, puzzleOf } from './puzzle.ts';
export { type Refutation, refutationFrom } from './refute.ts';
export {
  type AskedFor,
  isDecidedByChance,
  readScenario,
  SCENARIO_KINDS,
  type Scenario,
  type ScenarioKind,
} from './scenario.ts';
export { positionOf, type SetUp, tableFrom } from './set-up.ts';
export { type Solver, solverOf } from './solve.ts';
export { readScenarioWords, type ScenarioWords, type ToldScenario, toldScenario } from './words.ts';
