import {
  NO_PROGRESS,
  nextUnsolved,
  type PuzzleProgress,
  readProgress,
} from '#play/puzzles/progress.ts';
import type { PuzzleLink } from './puzzle-link.ts';

/**
 * The puzzle to go on with after one that is solved now; the very next where nothing is remembered.
 *
 * @param key what the marks of the game lie under
 */
export const nextAfter = (
  key: string,
  inOrder: readonly PuzzleLink[],
  id: string,
): PuzzleLink | undefined => nextUnsolved(inOrder, progressOrNone(key), id);

function progressOrNone(key: string): PuzzleProgress {
  try {
    return readProgress(key);
  } catch {
    return NO_PROGRESS;
  }
}
