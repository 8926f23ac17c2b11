import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { readBy } from '#rulebook/schemas.ts';
import { readExample, readGuidedMission, readGuidesWords } from './puzzles/index.ts';

/*
 * What is written for Les Poilus alone, besides the chapters, rulings and words that every game has.
 */

/** Ids are what a chapter calls an example by. */
export const poilusExamples = defineCollection({
  loader: glob({ base: './content/examples/les-poilus', pattern: '*.yml' }),
  schema: readBy(readExample),
});

/** The guided first mission, alone. */
export const poilusGuides = defineCollection({
  loader: glob({ base: './content/guides/les-poilus', pattern: '*.yml' }),
  schema: readBy(readGuidedMission),
});

/** What it says. Ids are languages. */
export const poilusGuideWords = defineCollection({
  loader: glob({ base: './content/guides/les-poilus/words', pattern: '*.yml' }),
  schema: readBy(readGuidesWords),
});
