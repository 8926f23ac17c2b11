import { type Marks, nextUnsolved, readMarks } from './marks.ts';
import type { ProblemLink } from './task.ts';

/** The puzzle to go on with after one that is solved now; the very next where nothing is remembered. */
export function nextAfter(inOrder: readonly ProblemLink[], id: string): ProblemLink | undefined {
  return nextUnsolved(inOrder, marksOrNone(), id);
}

function marksOrNone(): Marks {
  try {
    return readMarks();
  } catch {
    return { solved: [], tried: [] };
  }
}
