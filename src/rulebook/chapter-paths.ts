import { LANGUAGES } from '#site/languages.ts';
import { type RulebookChapter, rulebook } from './rulebook.ts';

/** The paths of the chapters of one kind, in every language. */
export async function chapterPaths(isOfKind: (chapter: RulebookChapter) => boolean) {
  const books = await Promise.all(
    LANGUAGES.map(async (lang) => ({ lang, chapters: (await rulebook(lang)).chapters })),
  );
  return books.flatMap(({ lang, chapters }) =>
    chapters
      .filter(isOfKind)
      .map((chapter) => ({ params: { lang, chapter: chapter.name }, props: { chapter } })),
  );
}
