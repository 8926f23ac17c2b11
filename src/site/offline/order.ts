import { type SetName, shellOf } from './sets.ts';

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
