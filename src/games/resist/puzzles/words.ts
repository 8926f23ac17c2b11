import * as v from 'valibot';
import {
  GuideWordsSchema,
  type Localized,
  type LocalizedGuide,
  localize,
  localizeGuide,
  PuzzlesWordsSchema,
} from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { GuidedMission } from './guided-mission.ts';
import type { StatedPuzzle } from './stated-puzzle.ts';

const PuzzleWordsSchema = v.strictObject({
  'first-mission': GuideWordsSchema,
  scenarios: PuzzlesWordsSchema,
});

/** What all puzzles and the guided Mission say in one language, by their ids. */
type PuzzleWords = v.InferOutput<typeof PuzzleWordsSchema>;

/** A puzzle with its words in one language. */
export type LocalizedPuzzle = Localized<StatedPuzzle>;

/** A guided Mission with its words in one language. */
export type LocalizedMission = LocalizedGuide<GuidedMission, PuzzleWords['first-mission']>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readPuzzleWords = (value: unknown): Read<PuzzleWords> =>
  readAs(PuzzleWordsSchema, value);

/** @throws where the language has no words for the puzzle */
export const localizePuzzle = (puzzle: StatedPuzzle, words: PuzzleWords): LocalizedPuzzle =>
  localize(puzzle, words.scenarios);

/** @throws where the language does not have as many steps as the Mission */
export const localizeMission = (mission: GuidedMission, words: PuzzleWords): LocalizedMission =>
  localizeGuide(mission, words['first-mission']);
