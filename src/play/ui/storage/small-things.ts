import * as m from '#messages';
import {
  exerciseDaysKey,
  exercisesKey,
  PROGRESS,
  type PuzzleProgress,
  readProgress,
  writeProgress,
} from '#play/puzzles/progress.ts';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { localStore, writeLocal } from '#shared/storage/local-storage.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import type { KeptThings } from './part.ts';

/** What is longer, in characters, is no small thing. */
const LARGEST_SMALL = 50_000;

/** The value a stranger's text tells; undefined where it is none of the kind. */
export function smallIn<Now>(
  kind: Versioned<Now>,
  text: string,
  largest = LARGEST_SMALL,
): Now | undefined {
  if (text.length > largest) return undefined;
  const read = readVersioned(kind, parseUntrustedJson(text));
  return 'value' in read ? read.value : undefined;
}

/**
 * Keeps a small thing of a backup, where this device has none of its own.
 *
 * @returns whether the text could be read
 */
export function bringSmall<Now>(key: string, kind: Versioned<Now>, text: string): boolean {
  const value = smallIn(kind, text);
  if (value === undefined) return false;
  if (localStore()?.getItem(key) === null) writeLocal(key, kind, value);
  return true;
}

/**
 * The marks of a game's puzzles, as a small thing of that game. What a backup brings comes beside what
 * is here: a puzzle solved on either device is solved.
 *
 * @param key what the marks of the game lie under
 * @param label what they are called in the list of what is kept
 */
export const solvedPuzzles = (
  key: string,
  label: () => string = m.play_kept_solved,
): KeptThings => ({
  count: () => [[label(), readProgress(key).solved.length]],
  take: (name, text) => {
    if (!key.endsWith(`.${name}`)) return undefined;
    const brought = smallIn(PROGRESS, text);
    if (brought) writeProgress(key, mergeProgress(readProgress(key), brought));
    return brought !== undefined;
  },
});

/** The marks of a game's exercises, and the days whose exercise was solved in time, in the same form. */
export const solvedExercises = (game: string): KeptThings =>
  together(
    solvedPuzzles(exercisesKey(game), m.play_kept_exercises),
    solvedPuzzles(exerciseDaysKey(game), m.play_kept_exercise_days),
  );

/** Several small things of a game as one. */
export const together = (...things: readonly KeptThings[]): KeptThings => ({
  count: () => things.flatMap((one) => one.count()),
  take(name, text) {
    for (const one of things) {
      const isRead = one.take(name, text);
      if (isRead !== undefined) return isRead;
    }
    return undefined;
  },
  settings: things.flatMap(({ settings = [] }) => settings),
});

/** Two devices' marks together: what was solved on either is solved. */
function mergeProgress(here: PuzzleProgress, brought: PuzzleProgress): PuzzleProgress {
  const solved = new Set([...here.solved, ...brought.solved]);
  const tried = new Set([...here.tried, ...brought.tried].filter((id) => !solved.has(id)));
  return { solved: [...solved], tried: [...tried] };
}
