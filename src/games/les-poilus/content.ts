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

/** Ids are those of the puzzles. */
export const lesPoilusScenarios = writtenIn('puzzles/les-poilus', '*.yml', readPuzzle);

/** What puzzles say. Ids are languages. */
export const lesPoilusScenarioWords = writtenIn(
  'puzzles/les-poilus/words',
  '*.yml',
  readPuzzleWords,
);

/** Ids are what a chapter calls an example by. */
export const lesPoilusExamples = writtenIn('examples/les-poilus', '*.yml', readExample);

/** The guided first mission, alone. */
export const lesPoilusGuides = writtenIn('guides/les-poilus', '*.yml', readGuidedMission);

/** What it says. Ids are languages. */
export const lesPoilusGuideWords = writtenIn('guides/les-poilus/words', '*.yml', readGuidesWords);

declare global {
  interface GameCollections {
    readonly lesPoilusScenarios: typeof lesPoilusScenarios;
    readonly lesPoilusScenarioWords: typeof lesPoilusScenarioWords;
    readonly lesPoilusExamples: typeof lesPoilusExamples;
    readonly lesPoilusGuides: typeof lesPoilusGuides;
    readonly lesPoilusGuideWords: typeof lesPoilusGuideWords;
  }
}
