import { nextUnsolved, type PuzzleProgress, readMarks } from '#play/puzzles/progress.ts';
import type { ProblemLink } from './problem-link.ts';

/**
 * The puzzle to go on with after one that is solved now; the very next where nothing is remembered.
 *
 * @param key what the marks of the game lie under
 */
export const nextAfter = (
  key: string,
  inOrder: readonly ProblemLink[],
  id: string,
): ProblemLink | undefined => nextUnsolved(inOrder, marksOrNone(key), id);

function marksOrNone(key: string): PuzzleProgress {
  try {
    return readMarks(key);
  } catch {
    return { solved: [], tried: [] };
  }
}
