import type { RulingBasis } from '#games/game.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { listed as listText } from '#shared/list-text.ts';
import type { Language } from '#site/layout/languages.ts';
import type { ChapterGroup } from './schemas.ts';

const NAMES: Readonly<Record<ChapterGroup, () => string>> = {
  start: m.part_start,
  turn: m.part_turn,
  more: m.part_more,
  reference: m.part_reference,
};

/** The heading of a group of chapters. */
export const partName = (part: ChapterGroup): string => NAMES[part]();

/** How sure the answer of a ruling is, in words, from the surest on. */
export const RULING_BASIS_WORDS: Readonly<Record<RulingBasis, () => string>> = {
  stated: m.ruling_stated,
  follows: m.ruling_follows,
  reported: m.ruling_reported,
  ours: m.ruling_ours,
};

/** From the surest on: the order in which they are counted. */
export const RULING_BASES = [
  'stated',
  'follows',
  'reported',
  'ours',
] as const satisfies readonly RulingBasis[];

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
