import * as v from 'valibot';
import { IdSchema, type Read, readAs } from './read.ts';
import type { Scenario } from './scenario.ts';

const text = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(900, 'must be shorter: 900 characters at most'),
);

const ScenarioWordsSchema = v.strictObject({
  title: text,
  /** What is asked. */
  task: text,
  /** The lesson, for afterwards. */
  why: text,
});

const WordsSchema = v.strictObject({ scenarios: v.record(IdSchema, ScenarioWordsSchema) });

/** What all puzzles say in one language, by their ids. */
export type ScenarioWords = v.InferOutput<typeof WordsSchema>;

/** A puzzle with its words in one language. */
export type ToldScenario = Scenario & { readonly words: v.InferOutput<typeof ScenarioWordsSchema> };

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readScenarioWords = (value: unknown): Read<ScenarioWords> =>
  readAs(WordsSchema, value);

/** @throws where the language has no words for the puzzle */
export function toldScenario(scenario: Scenario, words: ScenarioWords): ToldScenario {
  const own = words.scenarios[scenario.id];
  if (!own) throw new Error(`The puzzle ${scenario.id} has no words.`);
  return { ...scenario, words: own };
}
