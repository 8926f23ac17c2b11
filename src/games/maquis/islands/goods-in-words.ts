import { type Goods, RESOURCES } from '#maquis/data/index.ts';
import { RESOURCE_COUNTS } from '#maquis/messages/names.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';

/** "1 food and 2 money", or the word for nothing; kinds in the order of the record. */
export function goodsInWords(goods: Goods): string {
  const parts = RESOURCES.flatMap((kind) => {
    const count = goods[kind] ?? 0;
    return count > 0 ? [RESOURCE_COUNTS[kind]({ count })] : [];
  });
  if (parts.length === 0) return m.maquis_resource_count_nothing();
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(parts);
}

/** "1 food or 1 medicine". */
export function oneOf(parts: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(parts);
}

/** "Doctor, free, gives 1 medicine": what stands side by side, without a last "and". */
export function sideBySide(parts: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'unit', style: 'short' }).format(parts);
}
