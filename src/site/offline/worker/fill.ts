import { inOrder, notKeptPath } from '../order.ts';
import type { SetName } from '../sets.ts';
import {
  BASE,
  fetchAndStore,
  fileAt,
  setOfAddress,
  storageKey,
  storedKeys,
  VERSION_FILES,
} from './files.ts';
import { fetchedAhead, memory, noteWhatIsHere } from './memory.ts';

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

let full = false;

/** Whether the device refused to keep more when it was asked last. */
export const isFull = (): boolean => full;

/** What one visit makes the worker fetch first. */
interface Wanted {
  readonly language: string;
  readonly seen: readonly string[];
}

let running: Promise<void> = Promise.resolve();

/**
 * Fetches what is wanted and not here yet, quietly: a few files at a time, after the visitor's own
 * requests. It may be broken off at any time; the next visit goes on. One runs after the other.
 *
 * @param told is called whenever more is here
 */
export function fill(wanted: Wanted, told: () => void): Promise<void> {
  running = running.then(() => fetchMissing(wanted, told)).catch(() => undefined);
  return running;
}

async function fetchMissing({ language, seen }: Wanted, told: () => void): Promise<void> {
  const tried = new Set<string>();
  const [page] = seen;
  const set = page === undefined ? undefined : setOfAddress(page);
  for (let inVain = 0; inVain < TIMES_IN_VAIN; ) {
    await visitorIsQuiet();
    // Asked anew each time: meanwhile the visitor may have taken or removed something.
    const next = (await missing(language, seen, set))
      .filter((url) => !tried.has(url))
      .slice(0, AT_ONCE);
    if (next.length === 0) break;
    for (const url of next) tried.add(url);
    const outcomes = await Promise.all(
      next.flatMap((url) => fileAt(url) ?? []).map((file) => fetchAndStore(file)),
    );
    full = outcomes.includes('refused');
    told();
    if (full) break;
    inVain = outcomes.includes('kept') ? 0 : inVain + 1;
  }
  await noteWhatIsHere();
  told();
}

/** What is wanted and not here, in the order in which it is fetched. */
async function missing(
  language: string,
  seen: readonly string[],
  set: SetName | undefined,
): Promise<readonly string[]> {
  const now = await memory();
  const here = await storedKeys();
  const isRemoved = (url: string) => fileAt(url)?.sets.every((its) => now.removed.includes(its));
  const opened = [BASE + notKeptPath(language), ...seen].filter((url) => !isRemoved(url));
  const ahead = fetchedAhead(now);
  const visitedFirst = ahead.toSorted((a, b) => Number(b === set) - Number(a === set));
  const ordered = inOrder(VERSION_FILES, visitedFirst).map((path) => BASE + path);
  const files = [...opened, ...ordered].flatMap((url) => fileAt(url) ?? []);
  return [...new Set(files)].filter((file) => !here.has(storageKey(file))).map(({ url }) => url);
}
