import type { Mistake, Review } from '#play/review/review.ts';

/** A line of the chart and a column of the table: a chance, and what it is called. */
export interface Curve<C> {
  /** In the chart: "Winning or a draw". */
  readonly name: () => string;
  readonly value: (chances: C) => number;
  /** In the table, where that tells something else. */
  readonly column?: { readonly name: () => string; readonly value: (chances: C) => number };
}

/** A review of which only the curves are asked. */
export type Charted<C> = Pick<Review<Mistake, never, C>, 'chances' | 'mistakes'>;
