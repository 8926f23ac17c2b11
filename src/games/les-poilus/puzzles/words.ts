import type * as v from 'valibot';
import { type Localized, localize, PuzzlesWordsSchema } from '#play/puzzles/words.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { StatedPuzzle } from './stated-puzzle.ts';

/** What all puzzles say in one language, by their ids. */
export type PuzzleWords = v.InferOutput<typeof PuzzlesWordsSchema>;

/** A puzzle with its words in one language. */
export type LocalizedPuzzle = Localized<StatedPuzzle>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readPuzzleWords = (value: unknown): Read<PuzzleWords> =>
  readAs(PuzzlesWordsSchema, value);

/** @throws where the language has no words for the puzzle */
export const localizePuzzle = (puzzle: StatedPuzzle, words: PuzzleWords): LocalizedPuzzle =>
  localize(puzzle, words);
