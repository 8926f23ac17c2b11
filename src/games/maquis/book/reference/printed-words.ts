import {
  type Arrow,
  type Basis,
  type Goods,
  RESOURCE_COUNTS,
  RESOURCES,
  type Resource,
} from '#games/maquis/index.ts';
import * as m from '#messages';

export const ARROWS = ['red', 'white', 'yellow'] as const satisfies readonly Arrow[];

/** What an arrow says of the reward when the worker is arrested. */
export const ARROW_WORDS: Readonly<Record<Arrow, () => string>> = {
  red: m.arrow_red,
  white: m.arrow_white,
  yellow: m.arrow_yellow,
};

/** How a printed fact is known, in words. */
export const BASIS_WORDS: Readonly<Record<Basis, () => string>> = {
  text: m.basis_text,
  pictures: m.basis_pictures,
  later: m.basis_later,
  ruling: m.basis_ruling,
};

interface Amount {
  readonly resource: Resource;
  readonly words: string;
}

/** Goods as a reader says them, one entry for each kind. */
export const amountsOf = (goods: Goods): readonly Amount[] =>
  RESOURCES.flatMap((resource) => {
    const count = goods[resource] ?? 0;
    return count > 0 ? [{ resource, words: RESOURCE_COUNTS[resource]({ count }) }] : [];
  });
