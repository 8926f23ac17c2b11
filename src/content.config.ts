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
} from '#maquis/puzzles/index.ts';
import { chapterFront, glossaryTerms, playersWords, rulingTexts } from '#rulebook/schemas.ts';

/** Ids are `LANGUAGE/CHAPTER`. */
const maquisChapters = defineCollection({
  loader: glob({ base: './content/rules/maquis', pattern: '*/*.mdx' }),
  schema: chapterFront,
});

/** Ids are `LANGUAGE/rulings`. */
const maquisRulings = defineCollection({
  loader: glob({ base: './content/rules/maquis', pattern: '*/rulings.yml' }),
  schema: rulingTexts,
});

/** Ids are languages. */
const maquisWords = defineCollection({
  loader: glob({ base: './content/search/maquis', pattern: '*.yml' }),
  schema: playersWords,
});

/** What the game reads from a file; the build stops with its sentences where it cannot. */
const readBy = <Content>(reader: (value: unknown) => Read<Content>) =>
  z.unknown().transform((value, context): Content => {
    const made = reader(value);
    if ('read' in made) return made.read;
    for (const message of made.faults) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** The examples of the rulings as tables, in one list. */
const maquisRulingExamples = defineCollection({
  loader: glob({ base: './content/rules/maquis', pattern: 'ruling-examples.yml' }),
  schema: readBy(readRulingExamples),
});

/** Ids are what a chapter calls an example by. */
const maquisExamples = defineCollection({
  loader: glob({ base: './content/examples/maquis', pattern: '*.yml' }),
  schema: readBy(readExample),
});

/** Ids are those of the scenarios. */
const maquisScenarios = defineCollection({
  loader: glob({ base: './content/scenarios/maquis', pattern: ['*.yml', '!first-day.yml'] }),
  schema: readBy(readScenario),
});

/** What scenarios say. Ids are languages. */
const maquisScenarioWords = defineCollection({
  loader: glob({ base: './content/scenarios/maquis/words', pattern: '*.yml' }),
  schema: readBy(readScenarioWords),
});

/** The guided first day, alone. */
const maquisGuidedDays = defineCollection({
  loader: glob({ base: './content/scenarios/maquis', pattern: 'first-day.yml' }),
  schema: readBy(readGuidedDay),
});

/** Ids are languages. */
const maquisGlossary = defineCollection({
  loader: glob({ base: './content/glossary/maquis', pattern: '*.yml' }),
  schema: glossaryTerms,
});

/** Pages of prose beside the rulebooks. Ids are `LANGUAGE/PAGE`. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
  schema: z.strictObject({ title: z.string().min(1), summary: z.string().min(1) }),
});

export const collections = {
  pages,
  maquisChapters,
  maquisExamples,
  maquisGlossary,
  maquisGuidedDays,
  maquisRulingExamples,
  maquisRulings,
  maquisScenarioWords,
  maquisScenarios,
  maquisWords,
};
