import { scenarioAddress, scenariosAddress } from '../layout/address.ts';
import { gameHere } from '../layout/game-of-page.ts';
import { LANGUAGES, type Language, languageOf } from '../layout/languages.ts';

interface TitledPuzzle {
  readonly id: string;
  readonly words: { readonly title: string };
}

/** A puzzle as a link leads to it. */
export const linkToPuzzle = (language: Language, game: string, { id, words }: TitledPuzzle) => ({
  id,
  title: words.title,
  href: scenarioAddress(language, game, id),
});

/**
 * Where the page of a puzzle leads: to every puzzle of its game, by id, and to their list, below which they lie.
 *
 * @param toldIn all of them, told in a language, from easy to hard
 */
export async function puzzleLinks(
  page: {
    readonly url: URL;
    readonly locals: App.Locals;
    readonly currentLocale: string | undefined;
  },
  toldIn: (language: Language) => Promise<readonly { readonly id: string }[]>,
) {
  const language = languageOf(page);
  const { id } = gameHere(page);
  const inOrder = (await toldIn(language)).map((one) => one.id);
  return { inOrder, list: scenariosAddress(language, id) };
}

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
    puzzles.map((puzzle) => ({ params: { lang, scenario: puzzle.id }, props: { puzzle } })),
  );
}
