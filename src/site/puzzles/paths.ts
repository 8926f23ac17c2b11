import { scenarioAddress } from '#site/address.ts';
import { LANGUAGES, type Language } from '#site/languages.ts';

/** A puzzle as a link leads to it. */
export const linkToPuzzle = (
  language: Language,
  game: string,
  { id, words }: { readonly id: string; readonly words: { readonly title: string } },
) => ({ id, title: words.title, href: scenarioAddress(language, game, id) });

/**
 * The paths of a game's puzzles, in every language.
 *
 * @param toldIn all of them, told in a language
 */
export async function puzzlePaths<Puzzle extends { readonly id: string }>(
  toldIn: (language: Language) => Promise<readonly Puzzle[]>,
) {
  const told = await Promise.all(
    LANGUAGES.map(async (lang) => ({ lang, puzzles: await toldIn(lang) })),
  );
  return told.flatMap(({ lang, puzzles }) =>
    puzzles.map((scenario) => ({ params: { lang, scenario: scenario.id }, props: { scenario } })),
  );
}
