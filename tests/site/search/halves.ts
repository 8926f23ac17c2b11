import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#site/languages.ts';

/** A question a player asked, and the anchors any of which answers it. */
export interface Question {
  readonly asked: string;
  readonly answers: readonly string[];
  readonly part: Part;
}

/**
 * Questions by when they were seen. Search was made with the half that is `seen`; the `unseen` half was
 * put aside until that was done. The first bit of a question's SHA-256 says which half it is in, so that
 * nobody chose. What the second half showed was mended with the help of it and of those asked `later`;
 * the `last` ones were written after that, and the `fresh` ones after those of other games. figures.yml
 * keeps what each part was when first tried.
 */
export const PARTS = ['seen', 'unseen', 'later', 'last', 'fresh'] as const;

export type Part = (typeof PARTS)[number];

const halfOf = (asked: string): Part =>
  (createHash('sha256').update(asked).digest()[0] ?? 0) < 128 ? 'seen' : 'unseen';

type Table = Readonly<Record<string, string | readonly string[]>>;

/** The games there are questions for; those of the first stand above the folders of the others. */
export const ASKED_GAMES = ['maquis', 'resist', 'les-poilus'] as const;

export type AskedGame = (typeof ASKED_GAMES)[number];

function read(name: string, partOf: (asked: string) => Part): readonly Question[] {
  const file = new URL(`../../fixtures/search/${name}.yml`, import.meta.url);
  if (!existsSync(file)) return [];
  const table: Table = parse(readFileSync(file, 'utf8'));
  return Object.entries(table).map(([asked, answers]) => ({
    asked,
    answers: [answers].flat(),
    part: partOf(asked),
  }));
}

/** The questions about a game in a language. */
export function questionsOf(language: Language, game: AskedGame): readonly Question[] {
  const folder = game === ASKED_GAMES[0] ? '' : `${game}/`;
  return [
    ...read(`${folder}questions.${language}`, halfOf),
    ...read(`${folder}later.${language}`, () => 'later'),
    ...read(`${folder}last.${language}`, () => 'last'),
    ...read(`${folder}fresh.${language}`, () => 'fresh'),
  ];
}
