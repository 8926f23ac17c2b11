import { getCollection, getEntry } from 'astro:content';
import {
  type LocalizedDay,
  type LocalizedPuzzle,
  localizeDay,
  localizePuzzle,
  PUZZLE_KINDS,
  type PuzzleWords,
  type StatedPuzzle,
} from '#games/maquis/puzzles/index.ts';
import { fromEasyToHard } from '#play/puzzles/order.ts';
import type { Language } from '#site/layout/languages.ts';

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
export const hardest = (puzzles: readonly StatedPuzzle[]): number =>
  Math.max(...puzzles.map(({ level }) => level));

export async function firstDay(language: Language): Promise<LocalizedDay> {
  const entry = await getEntry('maquisGuidedDays', 'first-day');
  if (!entry) throw new Error('the guided first day is missing');
  return localizeDay(entry.data, await wordsIn(language));
}
