import { getCollection, getEntry } from 'astro:content';
import { PUZZLE_KIND_NAMES } from '#games/resist/i18n/puzzles.ts';
import { type LocalizedMission, PUZZLE_KINDS } from '#games/resist/puzzles/index.ts';
import { puzzlesFrom } from '#play/puzzles/puzzle-collections.ts';
import { localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import type { Language } from '#site/layout/languages.ts';

const puzzles = puzzlesFrom({
  kinds: PUZZLE_KINDS,
  kindNames: PUZZLE_KIND_NAMES,
  entries: () => getCollection('resistScenarios'),
  words: (language: Language) => getEntry('resistScenarioWords', language),
  ofPuzzles: ({ scenarios }) => scenarios,
});
export const { puzzleKinds, puzzlesInOrder } = puzzles;

/** The guided first Mission, told in a language. */
export async function firstMission(language: Language): Promise<LocalizedMission> {
  const entry = await getEntry('resistGuidedMissions', 'first-mission');
  if (!entry) throw new Error('the guided first Mission is missing');
  const words = await puzzles.wordsIn(language);
  return localizeGuide(entry.data, words['first-mission']);
}
