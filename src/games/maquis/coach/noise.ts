import { type Chances, worthOf } from './worth.ts';

/** Less than this is nothing, whatever the simulations say: the coach's own view is no sharper. */
const LEAST_LOSS = 0.03;

/** How much worse something is, and how far the luck of the simulations may carry that. */
export interface Doubtful {
  readonly worth: number;
  readonly sureness: number;
}

/** Whether a difference is too great to come from the luck of the simulations, in 19 cases of 20. */
export const isBeyondNoise = ({ worth, sureness }: Doubtful): boolean =>
  worth > Math.max(LEAST_LOSS, 2 * sureness);

/** Whether one choice is as good as another, as far as the coach can tell. */
export const isAsGood = (
  one: Chances & Pick<Doubtful, 'sureness'>,
  best: Chances & Pick<Doubtful, 'sureness'>,
): boolean =>
  !isBeyondNoise({
    worth: worthOf(best) - worthOf(one),
    sureness: Math.hypot(best.sureness, one.sureness),
  });
