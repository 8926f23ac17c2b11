import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { chapterFront, playersWords, rulingTexts } from '#rulebook/schemas.ts';

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

/** Pages of prose beside the rulebooks. Ids are `LANGUAGE/PAGE`. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
  schema: z.strictObject({ title: z.string().min(1), summary: z.string().min(1) }),
});

export const collections = { pages, maquisChapters, maquisRulings, maquisWords };
