import * as v from 'valibot';
import {
  GuideWordsSchema,
  type Localized,
  localize,
  localizeGuide,
  PuzzlesWordsSchema,
  type ToldGuide,
} from '#play/puzzles/words.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { GuidedMission } from './guided-mission.ts';
import type { Scenario } from './scenario.ts';

const ScenarioWordsSchema = v.strictObject({
  'first-mission': GuideWordsSchema,
  scenarios: PuzzlesWordsSchema,
});

/** What all puzzles and the guided Mission say in one language, by their ids. */
export type ScenarioWords = v.InferOutput<typeof ScenarioWordsSchema>;

/** A puzzle with its words in one language. */
export type ToldScenario = Localized<Scenario>;

/** A guided Mission with its words in one language. */
export type ToldMission = ToldGuide<GuidedMission, ScenarioWords['first-mission']>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readScenarioWords = (value: unknown): Read<ScenarioWords> =>
  readAs(ScenarioWordsSchema, value);

/** @throws where the language has no words for the puzzle */
export const toldScenario = (scenario: Scenario, words: ScenarioWords): ToldScenario =>
  localize(scenario, words.scenarios);

/** @throws where the language does not have as many steps as the Mission */
export const toldMission = (mission: GuidedMission, words: ScenarioWords): ToldMission =>
  localizeGuide(mission, words['first-mission']);
