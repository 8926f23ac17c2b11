import { getCollection, getEntry } from 'astro:content';
import { GAME_ID } from '#maquis/index.ts';
import type { ProblemLink } from '#maquis/islands/scenario/task.ts';
import { type GuidedDay, SCENARIO_KINDS, type Scenario } from '#maquis/scenarios/index.ts';
import { scenarioAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** All scenarios, from easy to hard, those of a level in the order of their kinds. */
export async function scenariosInOrder(): Promise<readonly Scenario[]> {
  const entries = await getCollection('maquisScenarios');
  const rank = ({ level, kind }: Scenario) =>
    level * SCENARIO_KINDS.length + SCENARIO_KINDS.indexOf(kind);
  return entries
    .map(({ data }) => data)
    .toSorted((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id));
}

/** The highest level among scenarios. */
export const hardest = (scenarios: readonly Scenario[]): number =>
  Math.max(...scenarios.map(({ level }) => level));

export async function firstDay(): Promise<GuidedDay> {
  const entry = await getEntry('maquisGuidedDays', 'first-day');
  if (!entry) throw new Error('the guided first day is missing');
  return entry.data;
}

export const linkTo = (language: Language, { id, en }: Scenario): ProblemLink => ({
  id,
  title: en.title,
  href: scenarioAddress(language, GAME_ID, id),
});
