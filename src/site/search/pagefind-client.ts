import { address } from '#site/address.ts';
import type { Hit, Hits } from './hits.ts';
import { piecesOf } from './marked-text.ts';
import { byNearness } from './nearness.ts';

/** How many are read and shown; the count tells of all. */
const SHOWN = 20;

interface PagefindResult {
  readonly data: () => Promise<{
    readonly url: string;
    readonly excerpt: string;
    readonly meta: Readonly<Record<string, string>>;
  }>;
}

interface Pagefind {
  readonly options: (options: object) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly filters: () => Promise<unknown>;
  readonly search: (
    query: string,
    options: { readonly filters: Readonly<Record<string, string>> },
  ) => Promise<{
    readonly results: readonly PagefindResult[];
    readonly totalFilters: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }>;
}

let loaded: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ address('pagefind/pagefind.js'));
  await pagefind.options({
    baseUrl: address(''),
    excerptLength: 22,
    // A rule's name says more than its text, and players' words are meant for it.
    ranking: { metaWeights: { title: 6, words: 5, chapter: 1, kind: 0 } },
  });
  await pagefind.init();
  // Without this, results do not say how many there are in each chapter.
  await pagefind.filters();
  return pagefind;
}

/** Fetches the index once; a failure is forgotten, so that the next try asks again. */
export function pagefind(): Promise<Pagefind> {
  loaded ??= load().catch((fault: unknown) => {
    loaded = undefined;
    throw fault;
  });
  return loaded;
}

/** Searches rules and reference in a language with spaces, in one chapter or in all. */
export async function searchInPagefind(query: string, chapter: string): Promise<Hits> {
  const { results, totalFilters } = await (await pagefind()).search(query, {
    filters: chapter ? { chapter } : {},
  });
  const found = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
  const hits = found.map(
    ({ url, excerpt, meta }): Hit => ({
      href: url,
      title: meta.title ?? '',
      kind: meta.kind ?? '',
      chapter: meta.chapter ?? '',
      words: meta.words ?? '',
      excerpt: piecesOf(excerpt),
    }),
  );
  return {
    query,
    count: results.length,
    hits: hits.toSorted(byNearness(query)),
    chapters: totalFilters.chapter ?? {},
  };
}
