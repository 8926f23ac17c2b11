import { type Reading, RULESET, type Split } from '../data/index.ts';
import type { Resist } from '../engine/index.ts';

/** What is decided before a game. */
export interface SetUpToPlay {
  readonly split: Split;
  readonly reading: Reading;
  /** What the cards are dealt by: the same seed and the same moves bring the same game. */
  readonly seed: string;
}

export const freshSetUpToPlay = (
  seed: string,
  { split, reading }: Partial<SetUpToPlay> = {},
): SetUpToPlay => ({
  split: split ?? 'random',
  reading: reading ?? 'strict',
  seed,
});

export const resistSetUpOf = (setUp: SetUpToPlay): Resist['setUp'] => ({
  ruleset: RULESET,
  ...setUp,
});
