import { getCollection, getEntry } from 'astro:content';
import { sideBySide } from '#games/maquis/i18n/in-sentences.ts';
import { PUZZLE_KIND_NAMES, questionText } from '#games/maquis/i18n/puzzles.ts';
import {
  type LocalizedDay,
  localizeDay,
  localizePuzzle,
  PUZZLE_KINDS,
  puzzleOf,
  type StatedPuzzle,
} from '#games/maquis/puzzles/index.ts';
import { puzzlesFrom } from '#play/puzzles/puzzle-collections.ts';
import type { Language } from '#site/layout/languages.ts';

export const { puzzleKinds, puzzlesInOrder, wordsIn } = puzzlesFrom({
  kinds: PUZZLE_KINDS,
  kindNames: PUZZLE_KIND_NAMES,
  entries: () => getCollection('maquisScenarios'),
  words: (language: Language) => getEntry('maquisScenarioWords', language),
  localize: localizePuzzle,
});

/** The highest level among puzzles. */
export const mostLevels = async (): Promise<number> =>
  Math.max(...(await getCollection('maquisScenarios')).map(({ data }) => data.level));

/** What a puzzle asks for, in a line. */
export const askedOf = (puzzle: StatedPuzzle): string =>
  sideBySide(
    puzzleOf(puzzle).questions.map((question) => questionText(question, puzzle.table.goals)),
  );

/** The guided first day, with its words in a language. */
export async function firstDay(language: Language): Promise<LocalizedDay> {
  const entry = await getEntry('maquisGuidedDays', 'first-day');
  if (!entry) throw new Error('the guided first day is missing');
  return localizeDay(entry.data, await wordsIn(language));
}
