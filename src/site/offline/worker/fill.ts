import { LANGUAGES } from '../../languages.ts';
import { inOrder, notKeptPath } from '../order.ts';
import { BASE, bare, FILES, keep, keyOf, keysHere } from './files.ts';
import { memory, noteIfWhole } from './memory.ts';

/** How many files are asked for at once. */
const AT_ONCE = 4;
/** How long a visitor's own requests must have ceased before more is fetched, in milliseconds. */
const QUIET = 250;
/** After so many times in vain there is no network, or the host has another version already. */
const TIMES_IN_VAIN = 3;

let lastRequest = Number.NEGATIVE_INFINITY;

/** To be called at each request of a page: it goes first, and fetching ahead waits. */
export function visitorAsks(): void {
  lastRequest = performance.now();
}

async function visitorIsQuiet(): Promise<void> {
  for (;;) {
    const rest = lastRequest + QUIET - performance.now();
    if (rest <= 0) return;
    await new Promise((over) => setTimeout(over, rest));
  }
}

let running: Promise<void> = Promise.resolve();
/** Whether this worker has looked, in its present life, that nothing was taken from a whole version. */
let looked = false;

/** What one visit makes the worker fetch. */
export interface Wanted {
  readonly language: string;
  readonly seen: readonly string[];
}

/**
 * Fetches what is wanted and not here yet, quietly: a few files at a time, after the visitor's own
 * requests. It may be broken off at any time; the next visit goes on. One runs after the other.
 */
export function fill(wanted: Wanted, event: ExtendableEvent): Promise<void> {
  running = running.then(() => fetchMissing(wanted, event));
  return running;
}

async function fetchMissing({ language, seen }: Wanted, event: ExtendableEvent): Promise<void> {
  const { versions, saving, everything } = await memory();
  if (versions[0]?.whole && looked) return;
  looked = true;
  const first = [BASE + notKeptPath(language), ...seen.map(bare)].filter(keyOf);
  const all = saving && !everything ? first : [...first, ...everyFile(language)];
  const here = await keysHere();
  const missing = [...new Set(all)].filter((url) => !here.has(keyOf(url) ?? ''));
  let inVain = 0;
  for (let n = 0; n < missing.length && inVain < TIMES_IN_VAIN; n += AT_ONCE) {
    await visitorIsQuiet();
    const kept = await Promise.all(missing.slice(n, n + AT_ONCE).map((url) => keep(url, event)));
    inVain = kept.includes(true) ? 0 : inVain + 1;
  }
  await noteIfWhole();
}

const everyFile = (language: string): readonly string[] =>
  inOrder(
    FILES.map((url) => url.slice(BASE.length)),
    language,
    LANGUAGES,
  ).map((path) => BASE + path);
