import { EVERY_RESOURCE, type Goods, type Resource } from '../data/index.ts';

/**
 * Amounts of all eight kinds in one integer: four bits a kind, in the order of the record, of which
 * three count (at most 4 tokens of a kind exist) and the fourth stays free to catch a borrow.
 *
 *     fake-id poison explosives weapon money medicine food intel
 *       0xxx   0xxx     0xxx     0xxx   0xxx   0xxx   0xxx 0xxx
 *
 * Whole stocks are added and subtracted with one + or -.
 */
export type Stock = number;

/** The number of a kind of goods, 0 to 7. */
export type Kind = number;

const BITS = 4;
const CATCH = 0x88888888 | 0;

export const NOTHING: Stock = 0;

export const kindOf = (resource: Resource): Kind => EVERY_RESOURCE.indexOf(resource);

export const some = (kind: Kind, count: number): Stock => count << (kind * BITS);
export const countOf = (stock: Stock, kind: Kind): number => (stock >>> (kind * BITS)) & 7;

/** What a worker can carry to pass one patrol. */
export const ONE_FAKE_ID: Stock = some(kindOf('fake-id'), 1);

/** Whether there is at least `part` of every kind: no four bits borrow from their neighbours. */
export const contains = (stock: Stock, part: Stock): boolean =>
  (((stock | CATCH) - part) & CATCH) === CATCH;

export function stockOf(goods: Goods): Stock {
  return EVERY_RESOURCE.reduce(
    (stock, resource, kind) => stock | some(kind, goods[resource] ?? 0),
    0,
  );
}

/** Only the kinds there are some of. */
export function goodsOf(stock: Stock): Goods {
  const goods: Partial<Record<Resource, number>> = {};
  EVERY_RESOURCE.forEach((resource, kind) => {
    const count = countOf(stock, kind);
    if (count > 0) goods[resource] = count;
  });
  return goods;
}
