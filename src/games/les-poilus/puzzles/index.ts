/** Set positions of Les Poilus: examples to try, and the guided first mission. */
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
