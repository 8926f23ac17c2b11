/** Less than this is nothing, whatever the simulations say: a coach's own view is no sharper. */
const LEAST_LOSS = 0.03;

/** How much worse something is, and how far the luck of the simulations may carry that. */
export interface Uncertain {
  readonly worth: number;
  readonly standardError: number;
}

/** Whether a difference is too great to come from the luck of the simulations, in 19 cases of 20. */
export const isSignificant = ({ worth, standardError }: Uncertain): boolean =>
  worth > Math.max(LEAST_LOSS, 2 * standardError);
