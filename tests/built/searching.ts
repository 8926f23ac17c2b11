import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inject, vi } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime';
import type { Language } from '#site/layout/languages.ts';

/** What search says to a question. */
export interface Said {
  /** The first results, and what is seen of the text of each. */
  readonly anchors: readonly string[];
  readonly shown: readonly string[];
  /** Whether they only come close. */
  readonly isNearest: boolean;
}

/** How many results are looked at. */
const FIRST = 3;

/**
 * Asks the search of the built site, as its pages do, without a page: its files are read from the folder
 * they lie in.
 *
 * @param game the one to search in
 */
export type Ask = (question: string, game: string) => Promise<Said>;

/** Opens the search of a language; what a page has is there until `vi.unstubAllGlobals`. */
export async function openSearch(language: Language): Promise<Ask> {
  vi.stubEnv('BASE_URL', pathToFileURL(join(inject('dist'), '/')).href);
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { href } = new URL(String(address).replace(/\?.*/, ''));
    return new Response(readFileSync(fileURLToPath(href)));
  });
  vi.stubGlobal('document', {
    currentScript: null,
    head: { append: () => undefined },
    createElement: () => ({}),
    querySelector: () => ({ getAttribute: () => language }),
  });
  // Search asks once for the language of the page.
  overwriteGetLocale(() => language);
  const { search } = await import('#site/search/search-client.ts');
  return async (question, game) => {
    const { hits, isNearest } = await search(question, { game, chapter: '' });
    const first = hits.slice(0, FIRST);
    const anchors = first.map(({ href }) => href.split('#')[1] ?? '');
    const shown = first.map(({ excerpt }) =>
      excerpt()
        .map(({ text }) => text)
        .join(''),
    );
    return { anchors, shown, isNearest };
  };
}
