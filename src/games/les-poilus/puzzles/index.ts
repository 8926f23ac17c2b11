/** Puzzles of Les Poilus: set positions with all hands open, the search that proves them, their judge. */
export type { Aim, AimPart } from './aim.ts';
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
