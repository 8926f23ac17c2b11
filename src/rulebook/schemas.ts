import { z } from 'astro/zod';

/** The groups of the chapter navigation, in order. */
export const CHAPTER_GROUPS = ['start', 'turn', 'more', 'reference'] as const;

export type ChapterGroup = (typeof CHAPTER_GROUPS)[number];

/** What stands above a chapter. */
export const chapterFront = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  part: z.enum(CHAPTER_GROUPS),
  /** When its text was last changed in a way that readers should know of. */
  changed: z.coerce.date(),
  /** What it is told by, where that is not the printing that the book is about. */
  printing: z.string().min(1).optional(),
});

/** Question, answer and grounds of each ruling; its rule and how sure it is are the game's data. */
export const rulingTexts = z.array(
  z.strictObject({
    id: z.string().regex(/^[A-Z]\d\d$/, 'a ruling is called by a letter and two digits'),
    question: z.string().min(1),
    answer: z.string().min(1),
    /** The answer at a table, with its places and numbers. */
    example: z.string().min(1),
    because: z.string().min(1),
  }),
);

/** When the text of each rule last changed: see written-rules.ts. */
export const ruleDates = z.record(
  z.string(),
  z.strictObject({ changed: z.coerce.date(), print: z.string() }),
);

/** Corrections that change how a rule is played: what the book said, and what it says. */
export const errataTexts = z.array(
  z.strictObject({
    rule: z.string(),
    date: z.coerce.date(),
    said: z.string().min(1),
    says: z.string().min(1),
  }),
);

/** What players call a thing, by the rule that answers. */
export const playersWords = z.array(
  z.strictObject({ rule: z.string(), words: z.array(z.string().min(1)).min(1) }),
);

/** The terms of a game: each with the forms it takes in sentences, the rule it belongs to, its meaning. */
export const glossaryTerms = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'the id of a term is small words joined by hyphens'),
    term: z.string().min(1),
    forms: z.array(z.string().min(1)),
    rule: z.string(),
    means: z.string().min(1),
  }),
);

export type RulingText = z.infer<typeof rulingTexts>[number];
