import { z } from 'astro/zod';
import {
  chapterFront,
  errataTexts,
  glossaryTerms,
  playersWords,
  ruleDates,
  rulingTexts,
} from './rulebook/schemas.ts';
import { collectionIn } from './rulebook/written-in.ts';

/** Ids are `GAME/LANGUAGE/CHAPTER`. */
const chapters = collectionIn('rules', '*/*/*.mdx', chapterFront);

/** Ids are `GAME/LANGUAGE/rulings`. */
const rulings = collectionIn('rules', '*/*/rulings.yml', rulingTexts);

/** Ids are `GAME/LANGUAGE/dates`. */
const dates = collectionIn('rules', '*/*/dates.json', ruleDates);

/** Ids are `GAME/LANGUAGE/errata`. */
const errata = collectionIn('rules', '*/*/errata.yml', errataTexts);

/** What players call the things of a game. Ids are `GAME/LANGUAGE`. */
const words = collectionIn('search', '*/*.yml', playersWords);

/** Ids are `GAME/LANGUAGE`. */
const glossary = collectionIn('glossary', '*/*.yml', glossaryTerms);

/** Pages of prose beside the rulebooks. Ids are `LANGUAGE/PAGE`. */
const pages = collectionIn(
  'pages',
  '*/*.mdx',
  z.strictObject({ title: z.string().min(1), summary: z.string().min(1) }),
);

const common = { chapters, dates, errata, glossary, pages, rulings, words };

/** What each game alone has, by names that begin with the game's. */
const ofGames = import.meta.glob<object>('./games/*/content.ts', {
  eager: true,
  import: 'content',
});

declare global {
  /** Each game adds its own to it, in its `content.ts`. */
  interface GameCollections {}
}

export const collections: typeof common & GameCollections = Object.assign(
  { ...common },
  ...Object.values(ofGames),
);
