import { getCollection, getEntry } from 'astro:content';
import { puzzlesFrom } from '#play/puzzles/puzzle-collections.ts';
import { localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import { addressOf } from '#site/layout/address.ts';
import { type Language, languageOf } from '#site/layout/languages.ts';
import { playProps } from '#site/templates/play-props.ts';
import { PUZZLE_KIND_NAMES } from '../i18n/puzzles.ts';
import { GAME_ID } from '../index.ts';
import { type LocalizedDay, PUZZLE_KINDS } from '../puzzles/index.ts';

/** What a page of playing is told, and where this game's menus lead besides. */
export async function maquisProps(page: Parameters<typeof playProps>[0]) {
  const { links, ...props } = await playProps(page);
  const language = languageOf(page);
  const position = addressOf.position(language, GAME_ID);
  return {
    ...props,
    links: { ...links, position, kit: addressOf.paper(language, GAME_ID, 'kit') },
  };
}

const puzzles = puzzlesFrom({
  kinds: PUZZLE_KINDS,
  kindNames: PUZZLE_KIND_NAMES,
  entries: () => getCollection('maquisScenarios'),
  words: (language: Language) => getEntry('maquisScenarioWords', language),
  ofPuzzles: ({ scenarios }) => scenarios,
});
export const { puzzleKinds, puzzlesInOrder } = puzzles;

/** The guided first day, with its words in a language. */
export async function firstDay(language: Language): Promise<LocalizedDay> {
  const entry = await getEntry('maquisGuidedDays', 'first-day');
  if (!entry) throw new Error('the guided first day is missing');
  const words = await puzzles.wordsIn(language);
  return localizeGuide(entry.data, words['first-day']);
}
