import * as v from 'valibot';
import {
  GuideWordsSchema,
  type Localized,
  localize,
  localizeGuide,
  PuzzlesWordsSchema,
  type ToldGuide,
  WordsSchema,
} from '#play/puzzles/words.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { GuidedDay } from './guided-day.ts';
import type { Scenario } from './scenario.ts';

const ScenarioWordsSchema = v.strictObject({
  'first-day': v.strictObject({
    ...GuideWordsSchema.entries,
    /** How the game is won: said at the start and at the end. */
    win: WordsSchema,
  }),
  scenarios: PuzzlesWordsSchema,
});

/** What all scenarios and the guided day say in one language, by their ids. */
export type ScenarioWords = v.InferOutput<typeof ScenarioWordsSchema>;

/** A scenario with its words in one language. */
export type ToldScenario = Localized<Scenario>;

/** A guided day with its words in one language. */
export type ToldDay = ToldGuide<GuidedDay, ScenarioWords['first-day']>;
export type ToldStep = ToldDay['steps'][number];

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readScenarioWords = (value: unknown): Read<ScenarioWords> =>
  readAs(ScenarioWordsSchema, value);

/** @throws where the language has no words for the scenario */
export const toldScenario = (scenario: Scenario, words: ScenarioWords): ToldScenario =>
  localize(scenario, words.scenarios);

/** @throws where the language does not have as many steps as the day */
export const toldDay = (day: GuidedDay, words: ScenarioWords): ToldDay =>
  localizeGuide(day, words['first-day']);
