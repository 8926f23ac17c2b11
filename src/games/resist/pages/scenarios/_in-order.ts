import { getCollection, getEntry } from 'astro:content';
import {
  SCENARIO_KINDS,
  type ScenarioWords,
  type ToldMission,
  type ToldScenario,
  toldMission,
  toldScenario,
} from '#games/resist/puzzles/index.ts';
import { fromEasyToHard } from '#play/puzzles/order.ts';
import type { Language } from '#site/layout/languages.ts';

async function wordsIn(language: Language): Promise<ScenarioWords> {
  const words = await getEntry('resistScenarioWords', language);
  if (!words) throw new Error(`The puzzles have no words in the language "${language}".`);
  return words.data;
}

/** The guided first Mission, told in a language. */
export async function firstMission(language: Language): Promise<ToldMission> {
  const entry = await getEntry('resistGuidedMissions', 'first-mission');
  if (!entry) throw new Error('the guided first Mission is missing');
  return toldMission(entry.data, await wordsIn(language));
}

/** All puzzles, told in a language, from easy to hard, those of a level in the order of their kinds. */
export async function scenariosInOrder(language: Language): Promise<readonly ToldScenario[]> {
  const words = await wordsIn(language);
  const entries = await getCollection('resistScenarios');
  const told = entries.map(({ data }) => toldScenario(data, words));
  return fromEasyToHard(told, SCENARIO_KINDS);
}
