import type { Beginnings, Sampling } from '#maquis/coach/training/sampler.ts';
import type { Weights } from '#maquis/coach/value-net.ts';

/** What a playing thread is started with. */
export interface Trade {
  readonly seed: string;
  readonly sampling: Sampling;
}

/** What it is asked for again and again. */
export interface Order {
  readonly weights: Weights;
  readonly games: number;
  readonly beginnings: Beginnings;
}
