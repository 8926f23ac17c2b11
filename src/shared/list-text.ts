import { getLocale } from '#messages/runtime';

/** "Abel, Celia and Juana". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names);

/** The same without a last "and": "Rain 2, Whistle 1". */
export function inARow(parts: readonly (string | number)[]): string {
  const [, comma] = new Intl.ListFormat(getLocale()).formatToParts(['1', '2', '3']);
  return parts.join(comma?.value);
}

/** Sentences one after another: with a space between them where the language has one. */
export const sentences = (parts: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'unit', style: 'narrow' }).format(parts);
