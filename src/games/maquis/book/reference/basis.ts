import type { Basis } from '#games/maquis/index.ts';
import * as m from '#messages';

/** How a printed fact is known, in words. */
export const BASIS_WORDS: Readonly<Record<Basis, () => string>> = {
  text: m.basis_text,
  pictures: m.basis_pictures,
  later: m.basis_later,
  ruling: m.basis_ruling,
};
