import { getCollection, getEntry } from 'astro:content';
import { GAME_ID } from '#resist/index.ts';
import {
  SCENARIO_KINDS,
  type Scenario,
  type ToldScenario,
  toldScenario,
} from '#resist/puzzles/index.ts';
import type { ProblemLink } from '#resist/screen/puzzle/task.ts';
import { scenarioAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** All puzzles, told in a language, from easy to hard, those of a level in the order of their kinds. */
export async function scenariosInOrder(language: Language): Promise<readonly ToldScenario[]> {
  const words = await getEntry('resistScenarioWords', language);
  if (!words) throw new Error(`The puzzles have no words in the language "${language}".`);
  const rank = ({ level, kind }: Scenario) =>
    level * SCENARIO_KINDS.length + SCENARIO_KINDS.indexOf(kind);
  return (await getCollection('resistScenarios'))
    .map(({ data }) => toldScenario(data, words.data))
    .toSorted((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id));
}

/** The highest level among puzzles. */
export const hardest = (scenarios: readonly Scenario[]): number =>
  Math.max(...scenarios.map(({ level }) => level));

export const linkTo = (language: Language, { id, words }: ToldScenario): ProblemLink => ({
  id,
  title: words.title,
  href: scenarioAddress(language, GAME_ID, id),
});
