import type { Beginnings, Sampling } from '#games/maquis/coach/training/sampler.ts';
import type { Weights } from '#games/maquis/coach/value-net.ts';

/** What a playing thread is started with. */
export interface Trade {
  readonly seed: string;
  readonly sampling: Sampling;
  readonly isBoxed: boolean;
}

/** What it is asked for again and again. */
export interface Order {
  readonly weights: Weights;
  readonly games: number;
  readonly beginnings: Beginnings;
}
