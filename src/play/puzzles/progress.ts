import * as v from 'valibot';
import { readLocal, writeLocal } from '#shared/storage/local-storage.ts';
import type { Versioned } from '#shared/storage/versioned.ts';

/*
 * What was solved on this device, under a key of each game's own.
 */

/** What the marks of a game's puzzles are kept under on a visitor's device. */
export const puzzlesKey = (game: string): string => `safe-house.${game}.scenarios`;

/** Which puzzles were solved on this device, and which were tried without success so far. */
export interface PuzzleProgress {
  readonly solved: readonly string[];
  readonly tried: readonly string[];
}

const ids = v.array(v.string());

export const PROGRESS: Versioned<PuzzleProgress & { readonly version: 1 }> = {
  version: 1,
  schema: v.object({ version: v.literal(1), solved: ids, tried: ids }),
  migrations: { 0: (old) => ({ ...old, version: 1 }) },
};

export const NO_PROGRESS: PuzzleProgress = { solved: [], tried: [] };

/**
 * The marks kept on this device. What cannot be read counts as no marks at all.
 *
 * @throws where the browser denies storage
 */
export function readProgress(key: string): PuzzleProgress {
  const read = readLocal(key, PROGRESS);
  if (!read || 'unread' in read) return NO_PROGRESS;
  const { version: _, ...marks } = read.value;
  return marks;
}

/**
 * Notes that a puzzle was solved or tried; solved stays solved.
 *
 * @returns whether the note is kept when the page closes
 */
export function saveProgress(key: string, id: string, mark: keyof PuzzleProgress): boolean {
  try {
    return writeProgress(key, withOne(readProgress(key), id, mark));
  } catch {
    return false;
  }
}

export const writeProgress = (key: string, marks: PuzzleProgress): boolean =>
  writeLocal(key, PROGRESS, { ...marks, version: 1 });

/** Solved stays solved. */
const withOne = (
  { solved, tried }: PuzzleProgress,
  id: string,
  mark: keyof PuzzleProgress,
): PuzzleProgress =>
  mark === 'solved' || solved.includes(id)
    ? { solved: [...without(solved, id), id], tried: without(tried, id) }
    : { solved, tried: [...without(tried, id), id] };

const without = (all: readonly string[], id: string): readonly string[] =>
  all.filter((other) => other !== id);

/** What a list of puzzles tells of one of them. */
export const progressOf = (
  { solved, tried }: PuzzleProgress,
  id: string,
): keyof PuzzleProgress | undefined =>
  solved.includes(id) ? 'solved' : tried.includes(id) ? 'tried' : undefined;

/** The first one that is not solved, going on from one of them and round to the start. */
export function nextUnsolved<One extends { readonly id: string }>(
  inOrder: readonly One[],
  { solved }: PuzzleProgress,
  after?: string,
): One | undefined {
  const at = inOrder.findIndex(({ id }) => id === after) + 1;
  return [...inOrder.slice(at), ...inOrder.slice(0, at)].find(
    ({ id }) => id !== after && !solved.includes(id),
  );
}

/** What the marks of a game's exercises are kept under on a visitor's device. */
export const exercisesKey = (game: string): string => `safe-house.${game}.exercises`;

/** The same for the days whose exercise was solved on that day: their marks go by dates. */
export const exerciseDaysKey = (game: string): string => `safe-house.${game}.exercise-days`;
