import { inOrder, notKeptPath, type SetName } from '../sets.ts';
import type { SetHere, StorageStatus } from '../talk.ts';
import {
  BASE,
  type FileOfVersion,
  fetchAndStore,
  fileAt,
  setOfAddress,
  storageKey,
  storedKeys,
  VERSION,
} from './files.ts';
import {
  fetchedAhead,
  filesOf,
  memory,
  noteWhatIsHere,
  serving,
  taken,
  type WorkerMemory,
} from './memory.ts';

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
const isFull = (): boolean => full;

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
  const ordered = inOrder(VERSION.files, visitedFirst).map((path) => BASE + path);
  const files = [...opened, ...ordered].flatMap((url) => fileAt(url) ?? []);
  return [...new Set(files)].filter((file) => !here.has(storageKey(file))).map(({ url }) => url);
}

/*
 * What the worker says about what is on the device. Whoever asks may go on being told, so that no
 * page needs to ask again and again of a worker that has enough to do.
 */

const followers = new Set<MessagePort>();

/** Answers a page that asks how much is here; again at every change, if it wants to follow. */
export async function postEstimate(port: MessagePort | undefined, follow = false): Promise<void> {
  if (!port) return;
  if (follow) followers.add(port);
  port.postMessage(await howMuch());
}

/** Tells whoever follows that something has changed. */
export async function tellFollowers(): Promise<void> {
  if (followers.size === 0) return;
  const now = await howMuch();
  for (const port of followers) port.postMessage(now);
}

const packed = (files: readonly FileOfVersion[]): number =>
  files.reduce((sum, file) => sum + file.packed, 0);

async function howMuch(): Promise<StorageStatus> {
  const remembered = await memory();
  const here = await storedKeys();
  const isHere = (file: FileOfVersion) => here.has(storageKey(file));
  const ahead = fetchedAhead(remembered);
  const noted = serving(remembered)?.sets ?? [];
  const wanted = wantedFiles(remembered, isHere);
  return {
    version: VERSION.name,
    kept: wanted.filter(isHere).length,
    of: wanted.length,
    bytes: packed(wanted),
    whole: ahead.length > 0 && ahead.every((set) => noted.includes(set)),
    full: isFull(),
    sets: VERSION.sets.map((set) => setHere(set, remembered, isHere)),
  };
}

/**
 * What is counted: all that is wanted. A version that waits is offered when what it has been made
 * ready for is here, whatever the visitor has taken since.
 */
function wantedFiles(
  remembered: WorkerMemory,
  isHere: (file: FileOfVersion) => boolean,
): readonly FileOfVersion[] {
  const wanted = taken(remembered);
  if (remembered.versions[0]?.name !== VERSION.name) {
    const ready = wanted.filter((set) => filesOf([set]).every(isHere));
    if (ready.length > 0) return filesOf(ready);
  }
  return wanted.length > 0 ? filesOf(wanted) : VERSION.files;
}

function setHere(
  set: string,
  remembered: WorkerMemory,
  isHere: (file: FileOfVersion) => boolean,
): SetHere {
  const wanted = taken(remembered);
  const own = VERSION.files.filter((file) => file.sets.includes(set));
  const hadAnyway = new Set(filesOf(wanted.filter((other) => other !== set)));
  return {
    set,
    taken: wanted.includes(set),
    kept: own.filter(isHere).length,
    of: own.length,
    bytes: packed(filesOf([set]).filter((file) => !hadAnyway.has(file))),
  };
}
