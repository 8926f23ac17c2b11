import { getLocale } from '#messages/runtime';
import { UNSPACED } from '#site/languages.ts';
import type { Hits } from './hits.ts';
import { FIRST_SIGNS, openPagefind, searchInPagefind } from './pagefind-client.ts';
import { searchInUnspaced, unspacedRecords } from './unspaced-client.ts';

const unspaced = UNSPACED.some((language) => language === getLocale());

/** Questions of one key that are best answered before the key comes. */
export const FIRST_KEYS: readonly string[] = unspaced ? [] : FIRST_SIGNS;

/** Fetches the index of the page's language. */
export const openIndex = (): Promise<unknown> => (unspaced ? unspacedRecords() : openPagefind());

/** Searches rules and reference in the page's language, in one chapter or in all. */
export const search = (query: string, chapter: string): Promise<Hits> =>
  unspaced ? searchInUnspaced(query, chapter) : searchInPagefind(query, chapter);
