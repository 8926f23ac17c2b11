import { type Goods, RESOURCE_COUNTS, RESOURCES, type Resource } from '#games/maquis/index.ts';

export interface Amount {
  readonly resource: Resource;
  readonly words: string;
}

/** Goods as a reader says them, one entry for each kind. */
export const amountsOf = (goods: Goods): readonly Amount[] =>
  RESOURCES.flatMap((resource) => {
    const count = goods[resource] ?? 0;
    return count > 0 ? [{ resource, words: RESOURCE_COUNTS[resource]({ count }) }] : [];
  });
