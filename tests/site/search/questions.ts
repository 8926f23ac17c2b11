import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#site/layout/languages.ts';

/** A question a player asked, and the anchors any of which answers it. */
export interface Question {
  readonly asked: string;
  readonly answers: readonly string[];
}

/**
 * Questions by what they tell. Search was made and mended with those that are `seen`; the `blind` ones
 * were written by somebody who had never seen it, and it was first tried with them as it then was. So were,
 * after it had been mended each time, the `unseen`, the `later` and the `last` ones, from which nothing was mended.
 * figures.yml keeps what came out.
 */
export const PARTS = ['seen', 'blind', 'unseen', 'later', 'last'] as const;

export type Part = (typeof PARTS)[number];

type Table = Readonly<Record<string, string | readonly string[]>>;

/** The questions of one part about a game in a language; none where nobody has asked. */
export function questionsOf(part: Part, game: string, language: Language): readonly Question[] {
  const file = new URL(`../../fixtures/search/${part}/${game}.${language}.yml`, import.meta.url);
  if (!existsSync(file)) return [];
  const table: Table = parse(readFileSync(file, 'utf8'));
  return Object.entries(table).map(([asked, answers]) => ({ asked, answers: [answers].flat() }));
}
