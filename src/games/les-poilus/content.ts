import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { readBy } from '#rulebook/schemas.ts';
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
export const lesPoilusScenarios = defineCollection({
  loader: glob({ base: './content/puzzles/les-poilus', pattern: '*.yml' }),
  schema: readBy(readPuzzle),
});

/** What puzzles say. Ids are languages. */
export const lesPoilusScenarioWords = defineCollection({
  loader: glob({ base: './content/puzzles/les-poilus/words', pattern: '*.yml' }),
  schema: readBy(readPuzzleWords),
});

/** Ids are what a chapter calls an example by. */
export const lesPoilusExamples = defineCollection({
  loader: glob({ base: './content/examples/les-poilus', pattern: '*.yml' }),
  schema: readBy(readExample),
});

/** The guided first mission, alone. */
export const lesPoilusGuides = defineCollection({
  loader: glob({ base: './content/guides/les-poilus', pattern: '*.yml' }),
  schema: readBy(readGuidedMission),
});

/** What it says. Ids are languages. */
export const lesPoilusGuideWords = defineCollection({
  loader: glob({ base: './content/guides/les-poilus/words', pattern: '*.yml' }),
  schema: readBy(readGuidesWords),
});

declare global {
  interface GameCollections {
    readonly lesPoilusScenarios: typeof lesPoilusScenarios;
    readonly lesPoilusScenarioWords: typeof lesPoilusScenarioWords;
    readonly lesPoilusExamples: typeof lesPoilusExamples;
    readonly lesPoilusGuides: typeof lesPoilusGuides;
    readonly lesPoilusGuideWords: typeof lesPoilusGuideWords;
  }
}
