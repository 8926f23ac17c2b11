import { getLocale } from '#messages/runtime';

/** "Abel, Celia and Juana". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names);
