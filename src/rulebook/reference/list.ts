import { getLocale } from '#messages/runtime';

/** How a language writes its lists: the house writes English as in Britain, without a last comma. */
const LISTS: Readonly<Record<ReturnType<typeof getLocale>, string>> = { en: 'en-GB', zh: 'zh' };

/** Names or numbers as a reader says them: "3, 6, 9 and 12". */
export function listed(
  items: Iterable<string | number>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(LISTS[getLocale()], { type }).format(Array.from(items, String));
}

/** Numbers of a narrow column, with commas alone: "3, 6, 9, 12". */
export function withCommas(numbers: readonly number[]): string {
  const [, comma] = new Intl.ListFormat(LISTS[getLocale()]).formatToParts(['1', '2', '3']);
  return numbers.join(comma.value);
}
