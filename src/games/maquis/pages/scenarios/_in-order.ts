import { getCollection, getEntry } from 'astro:content';
import {
  SCENARIO_KINDS,
  type Scenario,
  type ScenarioWords,
  type ToldDay,
  type ToldScenario,
  toldDay,
  toldScenario,
} from '#games/maquis/puzzles/index.ts';
import { fromEasyToHard } from '#play/puzzles/order.ts';
import type { Language } from '#site/layout/languages.ts';

async function wordsIn(language: Language): Promise<ScenarioWords> {
  const entry = await getEntry('maquisScenarioWords', language);
  if (!entry) throw new Error(`The scenarios have no words in the language "${language}".`);
  return entry.data;
}

/** All scenarios, told in a language, from easy to hard, those of a level in the order of their kinds. */
export async function scenariosInOrder(language: Language): Promise<readonly ToldScenario[]> {
  const words = await wordsIn(language);
  const entries = await getCollection('maquisScenarios');
  const told = entries.map(({ data }) => toldScenario(data, words));
  return fromEasyToHard(told, SCENARIO_KINDS);
}

/** The highest level among scenarios. */
export const hardest = (scenarios: readonly Scenario[]): number =>
  Math.max(...scenarios.map(({ level }) => level));

export async function firstDay(language: Language): Promise<ToldDay> {
  const entry = await getEntry('maquisGuidedDays', 'first-day');
  if (!entry) throw new Error('the guided first day is missing');
  return toldDay(entry.data, await wordsIn(language));
}
