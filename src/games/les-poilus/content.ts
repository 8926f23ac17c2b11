import { writtenIn } from '#rulebook/written-in.ts';
import {
  readExample,
  readGuidedMission,
  readGuidesWords,
  readPuzzle,
  readPuzzleWords,
} from './puzzles/index.ts';

/*
 * What is written for Les Poilus alone, besides the chapters, rulings and words that every game has.
 */

export const content = {
  /** Ids are those of the puzzles. */
  lesPoilusScenarios: writtenIn('puzzles/les-poilus', '*.yml', readPuzzle),
  /** What puzzles say. Ids are languages. */
  lesPoilusScenarioWords: writtenIn('puzzles/les-poilus/words', '*.yml', readPuzzleWords),
  /** Ids are what a chapter calls an example by. */
  lesPoilusExamples: writtenIn('examples/les-poilus', '*.yml', readExample),
  /** The guided first mission, alone. */
  lesPoilusGuides: writtenIn('guides/les-poilus', '*.yml', readGuidedMission),
  /** What it says. Ids are languages. */
  lesPoilusGuideWords: writtenIn('guides/les-poilus/words', '*.yml', readGuidesWords),
};

type Content = typeof content;

declare global {
  interface GameCollections extends Content {}
}
