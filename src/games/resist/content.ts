import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { readBy } from '#rulebook/schemas.ts';
import { readExample, readGuidedMission, readPuzzle, readPuzzleWords } from './puzzles/index.ts';

/*
 * What is written for RESIST! alone, besides the chapters, rulings and words that every game has.
 */

/** Ids are what a chapter calls an example by. */
export const resistExamples = defineCollection({
  loader: glob({ base: './content/examples/resist', pattern: '*.yml' }),
  schema: readBy(readExample),
});

/** Ids are those of the puzzles. */
export const resistScenarios = defineCollection({
  loader: glob({ base: './content/puzzles/resist', pattern: ['*.yml', '!first-mission.yml'] }),
  schema: readBy(readPuzzle),
});

/** What puzzles say. Ids are languages. */
export const resistScenarioWords = defineCollection({
  loader: glob({ base: './content/puzzles/resist/words', pattern: '*.yml' }),
  schema: readBy(readPuzzleWords),
});

/** The guided first Mission, alone. */
export const resistGuidedMissions = defineCollection({
  loader: glob({ base: './content/puzzles/resist', pattern: 'first-mission.yml' }),
  schema: readBy(readGuidedMission),
});

declare global {
  interface GameCollections {
    readonly resistExamples: typeof resistExamples;
    readonly resistScenarios: typeof resistScenarios;
    readonly resistScenarioWords: typeof resistScenarioWords;
    readonly resistGuidedMissions: typeof resistGuidedMissions;
  }
}
