import { getLocale } from '#messages/runtime';
import { address } from '../layout/address.ts';

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
  ) => Promise<{ readonly results: readonly PagefindResult[] }>;
}

interface PagefindModule {
  readonly createInstance: (options: object) => Pagefind;
}

let loaded: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
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
  });
  await Promise.all([pagefind.filters(), ...FIRST_SIGNS.map((sign) => pagefind.preload(sign))]);
  return pagefind;
}

function preload(path: string): void {
  const href = address(path);
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** Fetches the index once; a failure is forgotten, so that the next try asks again. */
export function openPagefind(): Promise<Pagefind> {
  loaded ??= load().catch((fault: unknown) => {
    loaded = undefined;
    throw fault;
  });
  return loaded;
}

/** In which things some words stand, by what Pagefind calls them, and where, counted in words from 0. */
export type Places = ReadonlyMap<string, readonly number[]>;
