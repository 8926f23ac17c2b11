import { getCollection, getEntry } from 'astro:content';
import { sideBySide } from '#games/maquis/i18n/in-sentences.ts';
import { KIND_NAMES, questionText } from '#games/maquis/i18n/puzzles.ts';
import {
  type LocalizedDay,
  type LocalizedPuzzle,
  localizeDay,
  localizePuzzle,
  PUZZLE_KINDS,
  type PuzzleWords,
  puzzleOf,
  type StatedPuzzle,
} from '#games/maquis/puzzles/index.ts';
import { fromEasyToHard } from '#play/puzzles/order.ts';
import type { Language } from '#site/layout/languages.ts';

/** What puzzles practise, in the order of their list. */
export const puzzleKinds = () => PUZZLE_KINDS.map((id) => ({ id, name: KIND_NAMES[id]() }));

async function wordsIn(language: Language): Promise<PuzzleWords> {
  const entry = await getEntry('maquisScenarioWords', language);
  if (!entry) throw new Error(`The puzzles have no words in the language "${language}".`);
  return entry.data;
}

/** All puzzles, told in a language, from easy to hard, those of a level in the order of their kinds. */
export async function puzzlesInOrder(language: Language): Promise<readonly LocalizedPuzzle[]> {
  const words = await wordsIn(language);
  const entries = await getCollection('maquisScenarios');
  const told = entries.map(({ data }) => localizePuzzle(data, words));
  return fromEasyToHard(told, PUZZLE_KINDS);
}

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
