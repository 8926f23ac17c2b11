import * as m from '#messages';
import {
  NO_PROGRESS,
  nextUnsolved,
  type PuzzleProgress,
  readProgress,
} from '#play/puzzles/progress.ts';
import type { PuzzleTask } from './task.ts';

/**
 * The address of the puzzle to go on with after one that is solved now; that of the very next where nothing is
 * remembered, of the list where no other is left.
 *
 * @param key what the marks of the game lie under
 */
export function nextAfter(
  key: string,
  { inOrder, list, exercise }: Pick<PuzzleTask, 'inOrder' | 'list' | 'exercise'>,
  id: string,
): { readonly href: string; readonly isPuzzle: boolean } {
  const others = inOrder.map((other) => ({ id: other }));
  const next = nextUnsolved(others, progressOrNone(key), id);
  const hrefOf = exercise?.hrefOf ?? ((other: string) => `${list}${other}/`);
  return { href: next ? hrefOf(next.id) : list, isPuzzle: next !== undefined };
}

function progressOrNone(key: string): PuzzleProgress {
  try {
    return readProgress(key);
  } catch {
    return NO_PROGRESS;
  }
}

/** What the way to the list is called. */
export const allText = ({ exercise }: Pick<PuzzleTask, 'exercise'>): string =>
  exercise ? m.play_exercises_all() : m.play_puzzle_all();

/** What the way to the next one is called. */
export const nextText = ({ exercise }: Pick<PuzzleTask, 'exercise'>): string =>
  exercise ? m.play_exercises_next_one() : m.play_puzzle_next();
