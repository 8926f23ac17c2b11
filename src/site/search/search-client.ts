import { getLocale } from '#messages/runtime';
import { UNSPACED } from '#site/languages.ts';
import type { Hits } from './hits.ts';
import { openPagefind, searchInPagefind } from './pagefind-client.ts';
import { searchInUnspaced, unspacedRecords } from './unspaced-client.ts';

const unspaced = UNSPACED.some((language) => language === getLocale());

/** Fetches the index of the page's language. */
export const openIndex = (): Promise<unknown> => (unspaced ? unspacedRecords() : openPagefind());

/** Searches rules and reference in the page's language, in one chapter or in all. */
export const search = (query: string, chapter: string): Promise<Hits> =>
  unspaced ? searchInUnspaced(query, chapter) : searchInPagefind(query, chapter);
