import type { Basis, RulingBasis } from '#maquis/index.ts';
import * as m from '#messages';

/** How a printed fact is known, in words. */
export const BASIS_WORDS: Readonly<Record<Basis, () => string>> = {
  text: m.basis_text,
  pictures: m.basis_pictures,
  later: m.basis_later,
  ruling: m.basis_ruling,
};

/** How sure the answer of a ruling is, in words. */
export const RULING_BASIS_WORDS: Readonly<Record<RulingBasis, () => string>> = {
  stated: m.ruling_stated,
  follows: m.ruling_follows,
  ours: m.ruling_ours,
};
