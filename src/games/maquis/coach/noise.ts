import { isSignificant, type Uncertain } from '#play/advice/noise.ts';
import { type Chances, utilityOf } from './utility.ts';

/** Whether one choice is as good as another, as far as the coach can tell. */
export const isAsGood = (
  one: Chances & Pick<Uncertain, 'standardError'>,
  best: Chances & Pick<Uncertain, 'standardError'>,
): boolean =>
  !isSignificant({
    worth: utilityOf(best) - utilityOf(one),
    standardError: Math.hypot(best.standardError, one.standardError),
  });
