import type { Evaluation } from '#play/advice/advisor.ts';
import { isSignificant } from '#play/advice/noise.ts';

/** Whether one choice is as good as another, as far as the coach can tell. */
export const isAsGood = (
  one: Pick<Evaluation, 'score' | 'standardError'>,
  best: Pick<Evaluation, 'score' | 'standardError'>,
): boolean =>
  !isSignificant({
    worth: best.score - one.score,
    standardError: Math.hypot(best.standardError, one.standardError),
  });
