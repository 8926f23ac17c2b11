import type { RulingBasis } from '#games/game.ts';
import * as m from '#messages';

/** How sure the answer of a ruling is, in words. */
export const RULING_BASIS_WORDS: Readonly<Record<RulingBasis, () => string>> = {
  stated: m.ruling_stated,
  follows: m.ruling_follows,
  ours: m.ruling_ours,
};
