import * as v from 'valibot';
import type { GuidedMission, GuidedStep } from './guided-mission.ts';
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

const StepWordsSchema = v.strictObject({
  /** What to do now. */
  say: text,
  /** What just happened and why, once it is done. */
  done: text,
});

const MissionWordsSchema = v.strictObject({
  title: text,
  intro: text,
  outro: text,
  steps: v.array(StepWordsSchema),
});

const WordsSchema = v.strictObject({
  'first-mission': MissionWordsSchema,
  scenarios: v.record(IdSchema, ScenarioWordsSchema),
});

/** What all puzzles and the guided Mission say in one language, by their ids. */
export type ScenarioWords = v.InferOutput<typeof WordsSchema>;

/** A puzzle with its words in one language. */
export type ToldScenario = Scenario & { readonly words: v.InferOutput<typeof ScenarioWordsSchema> };

/** A guided Mission with its words in one language. */
export interface ToldMission extends Omit<GuidedMission, 'steps'> {
  readonly steps: readonly (GuidedStep & {
    readonly words: v.InferOutput<typeof StepWordsSchema>;
  })[];
  readonly words: Omit<v.InferOutput<typeof MissionWordsSchema>, 'steps'>;
}

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readScenarioWords = (value: unknown): Read<ScenarioWords> =>
  readAs(WordsSchema, value);

/** @throws where the language has no words for the puzzle */
export function toldScenario(scenario: Scenario, words: ScenarioWords): ToldScenario {
  const own = words.scenarios[scenario.id];
  if (!own) throw new Error(`The puzzle ${scenario.id} has no words.`);
  return { ...scenario, words: own };
}

/** @throws where the language does not have as many steps as the Mission */
export function toldMission(mission: GuidedMission, words: ScenarioWords): ToldMission {
  const { steps: said, ...rest } = words['first-mission'];
  const steps = mission.steps.flatMap((step, at) => {
    const stepWords = said[at];
    return stepWords ? [{ ...step, words: stepWords }] : [];
  });
  if (steps.length !== mission.steps.length || said.length !== steps.length) {
    throw new Error(`The Mission has ${mission.steps.length} steps, and words for ${said.length}.`);
  }
  return { ...mission, steps, words: rest };
}
