import * as v from 'valibot';
import {
  GuideWordsSchema,
  type Localized,
  type LocalizedGuide,
  localize,
  localizeGuide,
  PuzzlesWordsSchema,
  WordsSchema,
} from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { GuidedDay } from './guided-day.ts';
import type { StatedPuzzle } from './stated-puzzle.ts';

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

/** A puzzle with its words in one language. */
export type LocalizedPuzzle = Localized<StatedPuzzle>;

/** A guided day with its words in one language. */
export type LocalizedDay = LocalizedGuide<GuidedDay, PuzzleWords['first-day']>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readPuzzleWords = (value: unknown): Read<PuzzleWords> =>
  readAs(PuzzleWordsSchema, value);

/** @throws where the language has no words for the puzzle */
export const localizePuzzle = (puzzle: StatedPuzzle, words: PuzzleWords): LocalizedPuzzle =>
  localize(puzzle, words.scenarios);

/** @throws where the language does not have as many steps as the day */
export const localizeDay = (day: GuidedDay, words: PuzzleWords): LocalizedDay =>
  localizeGuide(day, words['first-day']);
