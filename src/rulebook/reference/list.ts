import { getLocale } from '#messages/runtime';

/** Names or numbers as a reader says them: "3, 6, 9 and 12". */
export function listed(
  items: Iterable<string | number>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(getLocale(), { type }).format(Array.from(items, String));
}
