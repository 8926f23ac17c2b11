/**
 * In which order the files of the site are fetched for a visitor: the page that says what is not
 * here, what all pages share and the visitor's language with it, the pages of that language, and
 * then the other languages in the same order.
 *
 * @param paths from the root of the site, without a leading slash
 * @param languages all languages of the site
 */
export function inOrder(
  paths: readonly string[],
  language: string,
  languages: readonly string[],
): readonly string[] {
  const rank = (path: string): number => {
    if (path === notKeptPath(language)) return 0;
    const own = languages.find((known) => path.split(/[/.]/).includes(known)) ?? language;
    return (own === language ? 1 : 3) + (isPage(path) ? 1 : 0);
  };
  return paths
    .map((path) => ({ path, rank: rank(path) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ path }) => path);
}

const isPage = (path: string) => path === '' || path.endsWith('/');

/** The page for an address that is not on the device while there is no network. */
export const notKeptPath = (language: string): string => `${language}/not-kept/`;
