import { LANGUAGES } from '#site/layout/languages.ts';
import { partsOf, type SetName, setOfPage } from '../sets.ts';
import { storesOf } from '../talk.ts';

declare const self: ServiceWorkerGlobalScope;

const NAMES = storesOf(new URL(self.registration.scope).pathname);

/** Opens one of the two stores of this site; the device may refuse. */
export const store = (which: keyof typeof NAMES): Promise<Cache> => caches.open(NAMES[which]);

/**
 * What a device gives, or nothing where it refuses: storage is full, closed to this site, or broken.
 * Nothing a page is shown by may hang on what this asks for.
 */
export async function unlessRefused<Given>(ask: () => Promise<Given>): Promise<Given | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** What this version is made of: files by the sets that need them. */
declare const THIS_VERSION: {
  readonly name: string;
  readonly sets: readonly SetName[];
  readonly files: readonly (readonly [
    sets: readonly number[],
    files: readonly (readonly [path: string, hash: string, packed: number])[],
  ])[];
  /** Where rules stand: the path of a chapter without its language, and the ids of its rules. */
  readonly rules: readonly (readonly [chapter: string, rules: readonly string[]])[];
};

export interface FileOfVersion {
  /** Its address. */
  readonly url: string;
  /** From the root of the site, without a leading slash. */
  readonly path: string;
  /** The beginning of its SHA-256, in base64. */
  readonly hash: string;
  /** What a host sends of it, in bytes. */
  readonly packed: number;
  readonly sets: readonly SetName[];
}

/** Where the site lives, with a slash at the end. */
export const BASE = self.registration.scope;

// Asked for once: where the name stands, the whole list is written.
const { name, sets: setNames, files, rules } = THIS_VERSION;

/** This version: its name, its sets, and its files. */
export const VERSION = {
  name,
  sets: setNames,
  files: files.flatMap(([sets, group]): readonly FileOfVersion[] =>
    group.map(([path, hash, packed]) => ({
      url: BASE + path,
      path,
      hash,
      packed,
      sets: sets.flatMap((place) => setNames[place] ?? []),
    })),
  ),
};

const BY_URL = new Map(VERSION.files.map((file) => [file.url, file]));

/** An address without what a page adds for itself: `?mode=hard`, `?ts=1763`, `#a-rule`. */
export const bare = (address: string): string => address.replace(/[?#].*$/s, '');

/** The file of this version at an address, if there is one. */
export const fileAt = (address: string): FileOfVersion | undefined => BY_URL.get(bare(address));

const CHAPTERS = new Map(
  rules.flatMap(([chapter, ids]) => ids.map((id): [string, string] => [id, chapter])),
);

/** Where the lasting address of a rule leads, with what a page added for itself; none of any other. */
export function ruleAt(address: string): string | undefined {
  const { pathname, search } = new URL(address);
  const [language = '', folder, rule = ''] = pathname
    .slice(new URL(BASE).pathname.length)
    .split('/');
  const chapter = folder === 'rule' && CHAPTERS.get(rule);
  return chapter ? `${BASE}${language}/${chapter}${search}#${rule}` : undefined;
}

/** How much of a hash stands in a key. Frozen: devices hold keys of it. */
const IN_KEY = 12;

/** Worked out once in a worker's life: every batch and every status asks for those of all files. */
const KEYS = new Map<FileOfVersion, string>();

/**
 * Every file is kept under its address and the beginning of its hash. So one store holds several
 * versions, a file that did not change is fetched once, and what was fetched before an update broke
 * off need not be fetched again.
 */
export function storageKey(file: FileOfVersion): string {
  const known = KEYS.get(file);
  if (known !== undefined) return known;
  const key = new URL(file.url);
  key.searchParams.set('__WB_REVISION__', file.hash.slice(0, IN_KEY));
  KEYS.set(file, key.href);
  return key.href;
}

// A key says all there is to say about a file, whatever a host says that its answers depend on.
const BY_KEY: CacheQueryOptions = { ignoreVary: true };

/** The set of a page by its address. */
export function setOfAddress(address: string): SetName | undefined {
  const path = bare(address).slice(BASE.length);
  const set = setOfPage(path, LANGUAGES, GAMES);
  return set && VERSION.sets.includes(set) ? set : undefined;
}

const GAMES = [...new Set(VERSION.sets.flatMap((set) => partsOf(set).game ?? []))];

let here: Promise<Set<string>> | undefined;

/**
 * The keys of everything on the device, of whatever version. They are read once in a worker's life
 * and then kept up: reading them takes long where there are hundreds.
 */
export function storedKeys(): Promise<ReadonlySet<string>> {
  return keys();
}

function keys(): Promise<Set<string>> {
  here ??= unlessRefused(async () => (await store('files')).keys()).then(
    (found) => new Set((found ?? []).map(({ url }) => url)),
  );
  return here;
}

/** What is kept under a key; nothing where the store refuses to say. */
export async function kept(key: string): Promise<Response | undefined> {
  const copy = await unlessRefused(async () => (await store('files')).match(key, BY_KEY));
  // Somebody else threw it away: the page that fetches all anew, or a browser in need of room.
  if (!copy && here) (await here).delete(key);
  return copy;
}

/** Puts an answer under a key. False where the device has no room, or keeps nothing at all. */
export async function storeAnswer(key: string, answer: Response): Promise<boolean> {
  // A page that was forwarded must not say so when it is shown.
  const plain = answer.redirected ? new Response(answer.body, answer) : answer;
  const done = await unlessRefused(async () => {
    await (await store('files')).put(key, plain);
    return true;
  });
  if (done) (await keys()).add(key);
  return done ?? false;
}

/** Throws away what is kept under some keys. */
export async function deleteStored(spare: readonly string[]): Promise<void> {
  const known = await keys();
  await Promise.all(
    spare.map(async (key) => {
      await unlessRefused(async () => (await store('files')).delete(key));
      known.delete(key);
    }),
  );
}

/** Whether an answer of the host is the file of this version, byte by byte. */
export async function isOfThisVersion(file: FileOfVersion, answer: Response): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))).startsWith(file.hash);
}

/**
 * What became of keeping a file: it is here; it could not be had, because there is no network, no
 * such file, or not the bytes of this version; or it was had, and the device refused it.
 */
type Outcome = 'kept' | 'not had' | 'refused';

/** Fetches a file of this version and keeps it, if it is what it should be. */
export async function fetchAndStore(file: FileOfVersion): Promise<Outcome> {
  // First what the browser may still have from the visit itself, then what the host has.
  for (const cache of ['default', 'reload'] as const) {
    try {
      const answer = await fetch(new Request(file.url, { cache, priority: 'low' }));
      if (answer.ok && (await isOfThisVersion(file, answer.clone())))
        return (await storeAnswer(storageKey(file), answer)) ? 'kept' : 'refused';
    } catch {
      // No network: the browser's own copy would have done.
    }
  }
  return 'not had';
}
