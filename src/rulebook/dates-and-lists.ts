import { getLocale } from '#messages/runtime';
import { listed as listText } from '#shared/list-text.ts';
import type { Language } from '#site/layout/languages.ts';

/** How a language writes dates and lists: the house writes English as in Britain, without a last comma. */
const WRITTEN: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh' };

/** A day as a reader says it: "22 November 2026". */
export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(WRITTEN[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** Names or numbers as a reader says them: "3, 6, 9 and 12". */
export const listed = (
  items: Iterable<string | number>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listText(items, type, WRITTEN[getLocale()]);
