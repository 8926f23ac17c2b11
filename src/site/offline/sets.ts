/*
 * What is kept on a device is kept by sets, named as the addresses of their pages begin:
 *
 *     en                  what is of no game, in English: the shelf, the pages about the site, search
 *     en/GAME             one game in English
 *     en/GAME/paper       what of it is made for paper and stands a second time in other pages
 *     en/GAME/PART        what of it weighs much and is of use to few, as the game declares it
 *
 * A visit brings the set of its page, and with it the one of its language, and the parts of the game that a
 * choice of the visitor needs. Whatever else there is comes when the visitor asks for it.
 */
export type SetName = string;

/** The last part of the name of a set that is made for paper. */
const PAPER = 'paper';

/** The set of a game in a language, or of a part of it that comes by itself. */
export const gameSet = (language: string, game: string, part?: string): SetName =>
  part === undefined ? `${language}/${game}` : `${language}/${game}/${part}`;

/** What of a game is made for paper, in a language. */
export const paperSet = (language: string, game: string): SetName => gameSet(language, game, PAPER);

/**
 * Pages of a game that are made for paper: the whole book on one page, sheets to print. The index of the
 * book goes with them: where there is a search, nobody misses it.
 */
const FOR_PAPER = /^(rules\/book|print|a-z)(\/|$)/;

/** The set that comes along with another: what is of no game, in its language. */
export const shellOf = (set: SetName): SetName => set.split('/')[0] ?? set;

/**
 * What a visit to a page of a set brings: what is of no game, and its game, but nothing for paper.
 *
 * @param chosen parts that the visitor's choices need, of whatever game: `GAME/PART`
 */
export function broughtBy(set: SetName, chosen: readonly string[] = []): readonly SetName[] {
  const { language, game } = partsOf(set);
  if (!game) return [language];
  const parts = chosen.filter((part) => part.startsWith(`${game}/`));
  return [language, gameSet(language, game), ...parts.map((part) => `${language}/${part}`)];
}

/** The language and the game a set is of. */
export function partsOf(set: SetName): {
  readonly language: string;
  readonly game?: string;
} {
  const [language = '', game] = set.split('/');
  return { language, ...(game ? { game } : {}) };
}

/**
 * The set a page belongs to; none where its address begins with no language.
 *
 * @param path from the root of the site, without a leading slash
 * @param games the ids of all games
 */
export function setOfPage(
  path: string,
  languages: readonly string[],
  games: readonly string[],
): SetName | undefined {
  const [language = '', second = '', ...rest] = path.split('/');
  if (!languages.includes(language)) return undefined;
  if (games.includes(second)) {
    return (FOR_PAPER.test(rest.join('/')) ? paperSet : gameSet)(language, second);
  }
  // The lasting address of a rule: `en/rule/GAME.RULE/`.
  const game = second === 'rule' && games.find((id) => rest[0]?.startsWith(`${id}.`));
  return game ? gameSet(language, game) : language;
}

/** A file as the order asks about it: its path, without a leading slash, and its sets. */
interface InSets {
  readonly path: string;
  readonly sets: readonly SetName[];
}

/**
 * In which order files are fetched for a visitor: the page that says what is not here, then set by
 * set, each beginning with what its pages share. What is of no game comes before the games of its
 * language.
 *
 * @param sets those that are wanted, the one of the page being read first
 */
export function inOrder(files: readonly InSets[], sets: readonly SetName[]): readonly string[] {
  const order = [...new Set(sets.flatMap((set) => [shellOf(set), set]))];
  const first = order[0];
  const rank = ({ path, sets: its }: InSets): number => {
    if (first && path === notKeptPath(first)) return -1;
    return 2 * order.findIndex((set) => its.includes(set)) + (isPage(path) ? 1 : 0);
  };
  return files
    .filter(({ sets: its }) => its.some((set) => order.includes(set)))
    .map((file) => ({ path: file.path, rank: rank(file) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ path }) => path);
}

const isPage = (path: string) => path === '' || path.endsWith('/');

/** The page for an address that is not on the device while there is no network. */
export const notKeptPath = (language: string): string => `${language}/not-kept/`;
