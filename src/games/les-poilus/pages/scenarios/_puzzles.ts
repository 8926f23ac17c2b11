import { getCollection, getEntry } from 'astro:content';
import { KIND_NAMES } from '#games/les-poilus/i18n/puzzles.ts';
import {
  type LocalizedMission,
  type LocalizedPuzzle,
  localizeMission,
  localizePuzzle,
  PUZZLE_KINDS,
  type PuzzleWords,
} from '#games/les-poilus/puzzles/index.ts';
import { fromEasyToHard } from '#play/puzzles/order.ts';
import type { Language } from '#site/layout/languages.ts';

/** What puzzles practise, in the order of their list. */
export const puzzleKinds = () => PUZZLE_KINDS.map((id) => ({ id, name: KIND_NAMES[id]() }));

async function wordsIn(language: Language): Promise<PuzzleWords> {
  const words = await getEntry('lesPoilusScenarioWords', language);
  if (!words) throw new Error(`The puzzles have no words in the language "${language}".`);
  return words.data;
}

/** The guided first mission, told in a language. */
export async function firstMission(language: Language): Promise<LocalizedMission> {
  const [guide, said] = await Promise.all([
    getEntry('lesPoilusGuides', 'first-mission'),
    getEntry('lesPoilusGuideWords', language),
  ]);
  if (!guide || !said) throw new Error(`The guided first mission is missing in "${language}".`);
  return localizeMission(guide.data, said.data);
}

/** All puzzles, told in a language, from easy to hard, those of a level in the order of their kinds. */
export async function puzzlesInOrder(language: Language): Promise<readonly LocalizedPuzzle[]> {
  const words = await wordsIn(language);
  const entries = await getCollection('lesPoilusScenarios');
  const told = entries.map(({ data }) => localizePuzzle(data, words));
  return fromEasyToHard(told, PUZZLE_KINDS);
}
