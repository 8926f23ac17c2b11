import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { readBy } from '#rulebook/schemas.ts';
import {
  readExample,
  readGuidedDay,
  readPuzzle,
  readPuzzleWords,
  readRulingExamples,
} from './puzzles/index.ts';

/*
 * What is written for Maquis alone, besides the chapters, rulings and words that every game has.
 */

/** The examples of the rulings as tables, in one list. */
export const maquisRulingExamples = defineCollection({
  loader: glob({ base: './content/rules/maquis', pattern: 'ruling-examples.yml' }),
  schema: readBy(readRulingExamples),
});

/** Ids are what a chapter calls an example by. */
export const maquisExamples = defineCollection({
  loader: glob({ base: './content/examples/maquis', pattern: '*.yml' }),
  schema: readBy(readExample),
});

/** Ids are those of the scenarios. */
export const maquisScenarios = defineCollection({
  loader: glob({ base: './content/puzzles/maquis', pattern: ['*.yml', '!first-day.yml'] }),
  schema: readBy(readPuzzle),
});

/** What puzzles say. Ids are languages. */
export const maquisScenarioWords = defineCollection({
  loader: glob({ base: './content/puzzles/maquis/words', pattern: '*.yml' }),
  schema: readBy(readPuzzleWords),
});

/** The guided first day, alone. */
export const maquisGuidedDays = defineCollection({
  loader: glob({ base: './content/puzzles/maquis', pattern: 'first-day.yml' }),
  schema: readBy(readGuidedDay),
});

declare global {
  interface GameCollections {
    readonly maquisRulingExamples: typeof maquisRulingExamples;
    readonly maquisExamples: typeof maquisExamples;
    readonly maquisScenarios: typeof maquisScenarios;
    readonly maquisScenarioWords: typeof maquisScenarioWords;
    readonly maquisGuidedDays: typeof maquisGuidedDays;
  }
}
