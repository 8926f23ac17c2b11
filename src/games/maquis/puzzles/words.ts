import * as v from 'valibot';
import {
  GuideWordsSchema,
  type LocalizedGuide,
  PuzzlesWordsSchema,
  WordsSchema,
} from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { GuidedDay } from './guided-day.ts';

const PuzzleWordsSchema = v.strictObject({
  'first-day': v.strictObject({
    ...GuideWordsSchema.entries,
    /** How the game is won: said at the start and at the end. */
    win: WordsSchema,
  }),
  scenarios: PuzzlesWordsSchema,
});

/** What all puzzles and the guided day say in one language, by their ids. */
type PuzzleWords = v.InferOutput<typeof PuzzleWordsSchema>;

/** A guided day with its words in one language. */
export type LocalizedDay = LocalizedGuide<GuidedDay, PuzzleWords['first-day']>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readPuzzleWords = (value: unknown): Read<PuzzleWords> =>
  readAs(PuzzleWordsSchema, value);
