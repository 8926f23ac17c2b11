import type * as v from 'valibot';
import { type Localized, localize, PuzzlesWordsSchema } from '#play/puzzles/words.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { Scenario } from './scenario.ts';

/** What all puzzles say in one language, by their ids. */
export type ScenarioWords = v.InferOutput<typeof PuzzlesWordsSchema>;

/** A puzzle with its words in one language. */
export type ToldScenario = Localized<Scenario>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readScenarioWords = (value: unknown): Read<ScenarioWords> =>
  readAs(PuzzlesWordsSchema, value);

/** @throws where the language has no words for the puzzle */
export const toldScenario = (scenario: Scenario, words: ScenarioWords): ToldScenario =>
  localize(scenario, words);
