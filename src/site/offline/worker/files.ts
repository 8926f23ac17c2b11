import { PrecacheController } from 'workbox-precaching';
import { LANGUAGES } from '../../languages.ts';
import { storesOf } from '../talk.ts';

declare const self: ServiceWorkerGlobalScope;

declare const FILES_OF_THIS_VERSION: readonly (readonly [path: string, integrity: string])[];

/** Where the site lives, with a slash at the end. */
export const BASE = self.registration.scope;

export const STORES = storesOf(new URL(BASE).pathname);

const INTEGRITY = new Map(
  FILES_OF_THIS_VERSION.map(([path, integrity]) => [BASE + path, integrity]),
);

/** The addresses of all files of this version. */
export const FILES: readonly string[] = [...INTEGRITY.keys()];

/*
 * Every file is kept under its address and the beginning of its hash. So one store holds several
 * versions, a file that did not change is fetched once, and what was fetched before an update broke
 * off need not be fetched again.
 */
export const files = new PrecacheController({ cacheName: STORES.files });
// A key says all there is to say about a file, whatever a host says that its answers depend on.
export const BY_KEY: CacheQueryOptions = { ignoreVary: true };
files.strategy.matchOptions = BY_KEY;
files.addToCacheList(
  [...INTEGRITY].map(([url, integrity]) => ({
    url,
    integrity,
    revision: integrity.slice('sha256-'.length, 'sha256-'.length + 12),
  })),
);

/** An address without what a page adds for itself: `?mode=hard`, `?ts=1763`, `#a-rule`. */
export const bare = (address: string): string => address.replace(/[?#].*$/s, '');

/** Under what a file of this version is kept, if the address is one. */
export const keyOf = (address: string): string | undefined =>
  files.getCacheKeyForURL(bare(address));

/** The language of an address, or else one the visitor asks for. */
export function languageOf(address: string): string {
  const [first] = address.slice(BASE.length).split('/');
  const asked = [first, ...self.navigator.languages.map((tag) => tag.split('-')[0])];
  return asked.find((tag) => LANGUAGES.some((known) => known === tag)) ?? LANGUAGES[0];
}

/** The keys of everything on the device, of whatever version. */
export async function keysHere(): Promise<ReadonlySet<string>> {
  const store = await caches.open(STORES.files);
  return new Set((await store.keys()).map(({ url }) => url));
}

/** What is kept under a key. */
export async function kept(key: string): Promise<Response | undefined> {
  return (await caches.open(STORES.files)).match(key, BY_KEY);
}

/** Fetches a file of this version and keeps it, if it is what it should be. */
export async function keep(url: string, event: ExtendableEvent): Promise<boolean> {
  const integrity = INTEGRITY.get(url) ?? '';
  // First what the browser may still have from the visit itself, then what the host has.
  for (const cache of ['default', 'reload'] as const) {
    try {
      const request = new Request(url, { integrity, cache, priority: 'low' });
      await files.strategy.handle({ event, request, params: { cacheKey: keyOf(url), integrity } });
      return true;
    } catch {
      // No network, no such file, or not the bytes of this version.
    }
  }
  return false;
}

/** Whether an answer of the host is the file of this version, byte by byte. */
export async function isOfThisVersion(address: string, answer: Response): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return INTEGRITY.get(bare(address)) === `sha256-${text}`;
}
