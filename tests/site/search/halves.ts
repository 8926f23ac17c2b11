import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#site/languages.ts';

/** A question a player asked, and the anchors any of which answers it. */
export interface Question {
  readonly asked: string;
  readonly answers: readonly string[];
}

/**
 * The half that search was made with, or the half that was put aside until the end: the first bit of
 * the question's SHA-256 says which, so that nobody chose.
 */
export type Half = 'seen' | 'unseen';

export const halfOf = (asked: string): Half =>
  (createHash('sha256').update(asked).digest()[0] ?? 0) < 128 ? 'seen' : 'unseen';

/** The questions of a language, both halves or one of them. */
export function questionsOf(language: Language, half?: Half): readonly Question[] {
  const file = new URL(`../../fixtures/search/questions.${language}.yml`, import.meta.url);
  const table: Readonly<Record<string, string | readonly string[]>> = parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(table)
    .map(([asked, answers]) => ({ asked, answers: [answers].flat() }))
    .filter(({ asked }) => !half || halfOf(asked) === half);
}
