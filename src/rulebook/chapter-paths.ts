import type { GameFacts } from '../games/game.ts';
import { LANGUAGES } from '../site/layout/languages.ts';
import { type RulebookChapter, rulebook } from './rulebook.ts';

/** The paths of the chapters of one kind of a game, in every language. */
export async function chapterPaths(
  game: GameFacts,
  isOfKind: (chapter: RulebookChapter) => boolean = () => true,
) {
  const books = await Promise.all(LANGUAGES.map((language) => rulebook(game, language)));
  return books.flatMap(({ language, chapters }) =>
    chapters.filter(isOfKind).map((chapter) => ({
      params: { lang: language, chapter: chapter.name },
      props: { chapter },
    })),
  );
}

/** The same for the chapters in which nothing can be tried. */
export const plainChapters = (game: GameFacts) =>
  chapterPaths(game, ({ hasExamples }) => !hasExamples);

/** The same for the chapters with examples to try: pages of their own kind, with another parameter. */
export const chapterWithExamplesPaths = async (game: GameFacts) =>
  (await chapterPaths(game, ({ hasExamples }) => hasExamples)).map(({ params, props }) => ({
    params: { lang: params.lang, chapterWithExamples: params.chapter },
    props,
  }));
