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
  { inOrder, list }: Pick<PuzzleTask, 'inOrder' | 'list'>,
  id: string,
): { readonly href: string; readonly isPuzzle: boolean } {
  const others = inOrder.map((other) => ({ id: other }));
  const next = nextUnsolved(others, progressOrNone(key), id);
  return { href: next ? `${list}${next.id}/` : list, isPuzzle: next !== undefined };
}

function progressOrNone(key: string): PuzzleProgress {
  try {
    return readProgress(key);
  } catch {
    return NO_PROGRESS;
  }
}
