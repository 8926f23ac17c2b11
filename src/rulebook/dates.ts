import type { Language } from '../site/layout/languages.ts';

/** How a language writes its dates: the house writes English as in Britain. */
const DATES: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh' };

/** A day as a reader says it: "22 November 2026". */
export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(DATES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date);
