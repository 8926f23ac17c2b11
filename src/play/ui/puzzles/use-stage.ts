import { useEffect } from 'preact/hooks';
import type { Verdict } from '#play/puzzles/judge.ts';
import { saveProgress } from '#play/puzzles/progress.ts';
import type { Judgement } from './use-judge.ts';

/** Where a try at a puzzle stands. */
export type Stage = 'task' | 'playing' | 'looking' | 'verdict';

interface Try {
  readonly hasBegun: boolean;
  /** Whether the visitor asked for the answer. */
  readonly isTold: boolean;
  /** Whether all that is asked for has been answered. */
  readonly isDone: boolean;
  readonly judgement: Judgement<Verdict>;
}

/**
 * Where a try stands; one that was judged leaves its mark on the device.
 *
 * @param marks what the marks of the game lie under
 * @param id of the puzzle
 */
export function useStage(marks: string, id: string, { hasBegun, isTold, ...tried }: Try): Stage {
  const { judgement } = tried;
  const stage = !hasBegun ? 'task' : isTold ? 'verdict' : stageOf(tried);
  useEffect(() => {
    if (judgement.status !== 'said' || stage !== 'verdict' || isTold) return;
    saveProgress(marks, id, judgement.verdict.verdict === 'right' ? 'solved' : 'tried');
  }, [stage, judgement]);
  return stage;
}

/** The first choice that gives something away ends a try; so does the last that is asked for. */
function stageOf({ judgement, isDone }: Pick<Try, 'judgement' | 'isDone'>): Stage {
  if (judgement.status === 'said') {
    return judgement.verdict.verdict === 'open' ? 'playing' : 'verdict';
  }
  if (!isDone) return 'playing';
  return judgement.status === 'failed' ? 'verdict' : 'looking';
}
