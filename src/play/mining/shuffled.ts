import type { Below } from '#shared/random.ts';
/** The same things in an order by chance. @param below a whole number from 0 to below the bound */
export function shuffled<Item>(items: readonly Item[], below: Below): Item[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]);
}
