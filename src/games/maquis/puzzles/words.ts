import * as v from 'valibot';
import type { GuidedDay, GuidedStep } from './guided-day.ts';
import { IdSchema, type Read, readAs, type Scenario } from './scenario.ts';

const text = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(900, 'must be shorter: 900 characters at most'),
);

const ScenarioWordsSchema = v.strictObject({
  title: text,
  task: text,
  /** The lesson, for afterwards. */
  why: text,
});

const StepWordsSchema = v.strictObject({
  /** What to do now. */
  say: text,
  /** What just happened and why, once it is done. */
  done: text,
});

const DayWordsSchema = v.strictObject({
  title: text,
  intro: text,
  /** How the game is won: said at the start and at the end. */
  win: text,
  outro: text,
  steps: v.array(StepWordsSchema),
});

const WordsSchema = v.strictObject({
  'first-day': DayWordsSchema,
  scenarios: v.record(IdSchema, ScenarioWordsSchema),
});

/** What all scenarios and the guided day say in one language, by their ids. */
export type ScenarioWords = v.InferOutput<typeof WordsSchema>;

/** A scenario with its words in one language. */
export type ToldScenario = Scenario & { readonly words: v.InferOutput<typeof ScenarioWordsSchema> };

export type ToldStep = GuidedStep & { readonly words: v.InferOutput<typeof StepWordsSchema> };

/** A guided day with its words in one language. */
export interface ToldDay extends GuidedDay {
  readonly steps: ToldStep[];
  readonly words: Omit<v.InferOutput<typeof DayWordsSchema>, 'steps'>;
}

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readScenarioWords = (value: unknown): Read<ScenarioWords> =>
  readAs(WordsSchema, value);

/** @throws where the language has no words for the scenario */
export function toldScenario(scenario: Scenario, words: ScenarioWords): ToldScenario {
  const own = words.scenarios[scenario.id];
  if (!own) throw new Error(`The scenario ${scenario.id} has no words.`);
  return { ...scenario, words: own };
}

/** @throws where the language does not have as many steps as the day */
export function toldDay(day: GuidedDay, words: ScenarioWords): ToldDay {
  const { steps: said, ...rest } = words['first-day'];
  const steps = day.steps.flatMap((step, at) => {
    const stepWords = said[at];
    return stepWords ? [{ ...step, words: stepWords }] : [];
  });
  if (steps.length !== day.steps.length || said.length !== day.steps.length) {
    throw new Error(`The day has ${day.steps.length} steps, and words for ${said.length}.`);
  }
  return { ...day, steps, words: rest };
}
