import { getLocale } from '#messages/runtime';
import { address } from '#site/address.ts';
import type { Hits } from './hits.ts';
import { searchUnspaced, type UnspacedRecord } from './unspaced-search.ts';

let loaded: Promise<readonly UnspacedRecord[]> | undefined;

async function load(): Promise<readonly UnspacedRecord[]> {
  const answer = await fetch(address(`search/${getLocale()}.json`));
  if (!answer.ok) throw new Error(`the search index: ${answer.status}`);
  return answer.json();
}

/** Fetches the index once; a failure is forgotten, so that the next try asks again. */
export function unspacedRecords(): Promise<readonly UnspacedRecord[]> {
  loaded ??= load().catch((fault: unknown) => {
    loaded = undefined;
    throw fault;
  });
  return loaded;
}

/** Searches rules and reference in a language without spaces, in one chapter or in all. */
export async function searchInUnspaced(query: string, chapter: string): Promise<Hits> {
  const found = searchUnspaced(await unspacedRecords(), query, chapter);
  const hits = found.hits.map((hit) => ({ ...hit, href: address(hit.href.slice(1)) }));
  return { ...found, hits };
}
