import { addressOf } from '#site/layout/address.ts';
import type { Language } from '#site/layout/languages.ts';
import { caseOf } from '../data/cases.ts';

/** Where a printed case stands in the rulebook of a language; throws where there is no such case. */
export function casePlace(language: Language, number: string): string {
  const { chapter, id } = caseOf(number);
  return `${addressOf.chapter(language, 'set-europe-ablaze', chapter)}#${id}`;
}
