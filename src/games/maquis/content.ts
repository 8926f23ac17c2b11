import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import {
  type Read,
  readExample,
  readGuidedDay,
  readRulingExamples,
  readScenario,
  readScenarioWords,
} from './puzzles/index.ts';

/*
 * What is written for Maquis alone, besides the chapters, rulings and words that every game has.
 */

/** What the game reads from a file; the build stops with its sentences where it cannot. */
const readBy = <Content>(reader: (value: unknown) => Read<Content>) =>
  z.unknown().transform((value, context): Content => {
    const made = reader(value);
    if ('read' in made) return made.read;
    for (const message of made.faults) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

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
  schema: readBy(readScenario),
});

/** What scenarios say. Ids are languages. */
export const maquisScenarioWords = defineCollection({
  loader: glob({ base: './content/puzzles/maquis/words', pattern: '*.yml' }),
  schema: readBy(readScenarioWords),
});

/** The guided first day, alone. */
export const maquisGuidedDays = defineCollection({
  loader: glob({ base: './content/puzzles/maquis', pattern: 'first-day.yml' }),
  schema: readBy(readGuidedDay),
});
