import { getLocale } from '#messages/runtime';

/**
 * A list in words: "Abel, Celia, and Juana", or with "or" as a `disjunction`.
 *
 * @param tag the language it is written in, and how; that of the page unless said
 */
export const listed = (
  parts: Iterable<string | number>,
  type: Intl.ListFormatType = 'conjunction',
  tag: string = getLocale(),
): string => new Intl.ListFormat(tag, { type }).format(Array.from(parts, String));

/** "6, 7, 8, or 9". */
export const eitherOf = (parts: Iterable<string | number>): string => listed(parts, 'disjunction');

/** The same without a last "and": "Rain 2, Whistle 1". */
export function inARow(parts: readonly (string | number)[]): string {
  const [, comma] = new Intl.ListFormat(getLocale()).formatToParts(['1', '2', '3']);
  return parts.join(comma?.value);
}

/** Sentences one after another: with a space between them where the language has one. */
export const sentences = (parts: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'unit', style: 'narrow' }).format(parts);
