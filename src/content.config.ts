import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import {
  chapterFront,
  errataTexts,
  glossaryTerms,
  playersWords,
  ruleDates,
  rulingTexts,
} from './rulebook/schemas.ts';

/** Ids are `GAME/LANGUAGE/CHAPTER`. */
const chapters = defineCollection({
  loader: glob({ base: './content/rules', pattern: '*/*/*.mdx' }),
  schema: chapterFront,
});

/** Ids are `GAME/LANGUAGE/rulings`. */
const rulings = defineCollection({
  loader: glob({ base: './content/rules', pattern: '*/*/rulings.yml' }),
  schema: rulingTexts,
});

/** Ids are `GAME/LANGUAGE/dates`. */
const dates = defineCollection({
  loader: glob({ base: './content/rules', pattern: '*/*/dates.json' }),
  schema: ruleDates,
});

/** Ids are `GAME/LANGUAGE/errata`. */
const errata = defineCollection({
  loader: glob({ base: './content/rules', pattern: '*/*/errata.yml' }),
  schema: errataTexts,
});

/** What players call the things of a game. Ids are `GAME/LANGUAGE`. */
const words = defineCollection({
  loader: glob({ base: './content/search', pattern: '*/*.yml' }),
  schema: playersWords,
});

/** Ids are `GAME/LANGUAGE`. */
const glossary = defineCollection({
  loader: glob({ base: './content/glossary', pattern: '*/*.yml' }),
  schema: glossaryTerms,
});

/** Pages of prose beside the rulebooks. Ids are `LANGUAGE/PAGE`. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
  schema: z.strictObject({ title: z.string().min(1), summary: z.string().min(1) }),
});

const common = { chapters, dates, errata, glossary, pages, rulings, words };

/** What each game alone has: all that its `content.ts` exports, by names that begin with the game's. */
const ofGames = import.meta.glob<object>('./games/*/content.ts', { eager: true });

declare global {
  /** Each game adds its own to it, in its `content.ts`. */
  interface GameCollections {}
}

export const collections: typeof common & GameCollections = Object.assign(
  { ...common },
  ...Object.values(ofGames),
);
