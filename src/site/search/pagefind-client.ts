import { getLocale } from '#messages/runtime';
import { address } from '#site/address.ts';
import { piecesAround } from './excerpt.ts';
import type { Hit, Hits } from './hits.ts';
import { byNearness } from './nearness.ts';
import type { SpacedRecords } from './records.ts';

/** How many are shown; the count tells of all. */
const SHOWN = 20;

/** What words begin with: each brings the part of the index that holds them. */
export const FIRST_SIGNS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

interface PagefindResult {
  readonly id: string;
  /** Where in the text what was asked for stands, in words. */
  readonly words: readonly number[];
}

interface Pagefind {
  readonly filters: () => Promise<unknown>;
  readonly preload: (query: string) => Promise<void>;
  readonly search: (
    query: string,
    options: { readonly filters: Readonly<Record<string, string>> },
  ) => Promise<{
    readonly results: readonly PagefindResult[];
    readonly totalFilters: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }>;
}

interface PagefindModule {
  readonly createInstance: (options: object) => Pagefind;
}

interface Index {
  readonly pagefind: Pagefind;
  readonly records: SpacedRecords;
}

let loaded: Promise<Index> | undefined;

async function load(): Promise<Index> {
  const [pagefind, records] = await Promise.all([begun(), fetchRecords()]);
  return { pagefind, records };
}

async function begun(): Promise<Pagefind> {
  // Pagefind asks for one file after the other; on a slow network the largest is on its way by then.
  const version = String(Date.now());
  preload(`pagefind/wasm.${getLocale()}.pagefind`);
  preload(`pagefind/pagefind-entry.json?ts=${version}`);
  const module: PagefindModule = await import(/* @vite-ignore */ address('pagefind/pagefind.js'));
  const pagefind = module.createInstance({
    baseUrl: address(''),
    metaCacheTag: version,
    // The index is small: sending a question to a worker and its answer back takes longer than it.
    noWorker: true,
    // A rule's name says more than its text, and players' words are meant for it.
    ranking: { metaWeights: { title: 6, words: 5, chapter: 1, kind: 0 } },
  });
  // Without filters, results do not say how many there are in each chapter.
  await Promise.all([pagefind.filters(), ...FIRST_SIGNS.map((sign) => pagefind.preload(sign))]);
  return pagefind;
}

function preload(path: string): void {
  const href = address(path);
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}

async function fetchRecords(): Promise<SpacedRecords> {
  const answer = await fetch(address(`search/${getLocale()}.json`));
  if (!answer.ok) throw new Error(`the search index: ${answer.status}`);
  return answer.json();
}

/** Fetches the index once; a failure is forgotten, so that the next try asks again. */
export function openPagefind(): Promise<Index> {
  loaded ??= load().catch((fault: unknown) => {
    loaded = undefined;
    throw fault;
  });
  return loaded;
}

/** What was answered before, by chapter and question: a letter alone takes Pagefind the longest. */
const answers = new Map<string, Hits>();

/** Searches rules and reference in a language with spaces, in one chapter or in all. */
export async function searchInPagefind(query: string, chapter: string): Promise<Hits> {
  const asked = JSON.stringify([chapter, query]);
  const hits = answers.get(asked) ?? (await askPagefind(query, chapter));
  answers.set(asked, hits);
  // Results of their own for each asking: a choice among earlier ones is not one among these.
  return { ...hits };
}

async function askPagefind(query: string, chapter: string): Promise<Hits> {
  const { pagefind, records } = await openPagefind();
  const { results, totalFilters } = await pagefind.search(query, {
    filters: chapter ? { chapter } : {},
  });
  const hits = results.slice(0, SHOWN).flatMap(({ id, words }): Hit[] => {
    const record = records[id];
    if (!record) return [];
    const { url, text, ...rest } = record;
    return [{ ...rest, href: address(url.slice(1)), excerpt: () => piecesAround(text, words) }];
  });
  return {
    query,
    count: results.length,
    hits: byNearness(hits, query),
    chapters: totalFilters.chapter ?? {},
  };
}
