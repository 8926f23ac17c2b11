import { getCollection, getEntry } from 'astro:content';
import { PUZZLE_KIND_NAMES } from '#games/les-poilus/i18n/puzzles.ts';
import { type LocalizedMission, PUZZLE_KINDS } from '#games/les-poilus/puzzles/index.ts';
import { puzzlesFrom } from '#play/puzzles/puzzle-collections.ts';
import { localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import type { Language } from '#site/layout/languages.ts';

export const { puzzleKinds, puzzlesInOrder } = puzzlesFrom({
  kinds: PUZZLE_KINDS,
  kindNames: PUZZLE_KIND_NAMES,
  entries: () => getCollection('lesPoilusScenarios'),
  words: (language: Language) => getEntry('lesPoilusScenarioWords', language),
  ofPuzzles: (words) => words,
});

/** The guided first mission, told in a language. */
export async function firstMission(language: Language): Promise<LocalizedMission> {
  const [guide, said] = await Promise.all([
    getEntry('lesPoilusGuides', 'first-mission'),
    getEntry('lesPoilusGuideWords', language),
  ]);
  if (!guide || !said) throw new Error(`The guided first mission is missing in "${language}".`);
  return localizeGuide(guide.data, said.data['first-mission']);
}
