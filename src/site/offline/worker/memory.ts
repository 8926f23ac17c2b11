import { type SetName, shellOf } from '../sets.ts';
import {
  BASE,
  type FileOfVersion,
  storageKey,
  store,
  storedKeys,
  unlessRefused,
  VERSION,
} from './files.ts';

declare const self: ServiceWorkerGlobalScope;

/** A version as it is remembered. */
interface Version {
  readonly name: string;
  /** Address to key, of what was on the device when it was noted last. */
  readonly keys: Readonly<Record<string, string>>;
  /** The sets of which all is on the device. */
  readonly sets: readonly SetName[];
}

/** What outlives the worker, which a browser stops whenever it likes. */
export interface WorkerMemory {
  /** The version that serves, and the one before it, whose pages may still be open. */
  readonly versions: readonly Version[];
  /** Sets that a visit brought. */
  readonly visited: readonly SetName[];
  /** Sets that the visitor asked for. */
  readonly asked: readonly SetName[];
  /** Sets that the visitor removed, which no visit brings back. */
  readonly removed: readonly SetName[];
  /** The visitor saved data when a page was opened last. */
  readonly saving: boolean;
}

/** The form in which the worker remembered before there were sets: all of a version, or not. */
interface BeforeSets {
  readonly versions: readonly (Omit<Version, 'sets'> & { readonly whole?: boolean })[];
  readonly everything: boolean;
  readonly saving: boolean;
}

const VERSIONS_KEPT = 2;
const NOTHING: WorkerMemory = { versions: [], visited: [], asked: [], removed: [], saving: false };
const WHERE = `${BASE}memory`;

/** The sets of which a version of before has pages: whoever had all of it keeps these. */
const setsAmong = (keys: Version['keys']): readonly SetName[] =>
  VERSION.sets.filter((set) =>
    VERSION.files.some(({ url, path, sets }) => isPage(path) && sets.includes(set) && url in keys),
  );

const isPage = (path: string) => path.endsWith('/');

/** What is remembered in any form, as it is remembered now. */
function inTodaysForm(found: WorkerMemory | BeforeSets | undefined): WorkerMemory {
  if (!found) return NOTHING;
  if (!('everything' in found)) return found;
  const versions = found.versions.map(({ name, keys, whole }) => ({
    name,
    keys,
    sets: whole ? setsAmong(keys) : [],
  }));
  const had =
    found.everything || versions[0]?.sets.length ? setsAmong(versions[0]?.keys ?? {}) : [];
  return {
    ...NOTHING,
    versions,
    visited: found.everything ? [] : had,
    asked: found.everything ? had : [],
    saving: found.saving,
  };
}

/** What the device remembers; nothing at all where it refuses to say. */
const recall = (): Promise<WorkerMemory | undefined> =>
  unlessRefused(async () => {
    const written = await (await store('memory')).match(WHERE);
    return inTodaysForm(await written?.json());
  });

let known: Promise<WorkerMemory> | undefined;

/** What is known; it is always answered, whatever the device refuses. */
export function memory(): Promise<WorkerMemory> {
  known ??= recall().then((recalled) => recalled ?? NOTHING);
  return known;
}

/** True while this worker knows what the device refused to write down. */
let unwritten = false;

/**
 * Changes what is remembered, one change after the other; the worker before may have changed it too.
 * What the device refuses to write down, this worker knows as long as it lives.
 */
export function updateMemory(
  change: (memory: WorkerMemory) => Partial<WorkerMemory>,
): Promise<WorkerMemory> {
  const before = memory();
  known = (async () => {
    const last = await before;
    const now = unwritten ? last : ((await recall()) ?? last);
    const next = { ...now, ...change(now) };
    if (!unwritten && JSON.stringify(next) === JSON.stringify(now)) return now;
    const written = await unlessRefused(async () => {
      await (await store('memory')).put(WHERE, Response.json(next));
      return true;
    });
    unwritten = !written;
    return next;
  })();
  return known;
}

/** This version as it is remembered, if it serves. */
export const serving = ({ versions }: WorkerMemory): Version | undefined =>
  versions.find(({ name }) => name === VERSION.name);

/** The sets that are wanted on this device. */
export function taken({ visited, asked, removed }: WorkerMemory): readonly SetName[] {
  return [...new Set([...asked, ...visited])].filter(
    (set) => VERSION.sets.includes(set) && !removed.includes(set),
  );
}

/** The sets that may be fetched ahead now: whoever saves data is sent what was asked for. */
export const fetchedAhead = (memory: WorkerMemory): readonly SetName[] =>
  taken(memory).filter((set) => !memory.saving || memory.asked.includes(set));

/** The files of this version that some sets are made of, with what comes along with each set. */
export function filesOf(sets: readonly SetName[]): readonly FileOfVersion[] {
  const all = new Set(sets.flatMap((set) => [set, shellOf(set)]));
  return VERSION.files.filter((file) => file.sets.some((set) => all.has(set)));
}

/** This version, and what of it is here now. */
async function asItIs(): Promise<Version> {
  const here = await storedKeys();
  const present = VERSION.files.filter((file) => here.has(storageKey(file)));
  return {
    name: VERSION.name,
    keys: Object.fromEntries(present.map((file) => [file.url, storageKey(file)])),
    sets: VERSION.sets.filter((set) => filesOf([set]).every((file) => here.has(storageKey(file)))),
  };
}

/** Notes that this version serves from now on, and what of it is here. */
export async function noteThatItServes(): Promise<WorkerMemory> {
  const version = await asItIs();
  return updateMemory(({ versions }) => {
    const others = versions.filter(({ name }) => name !== VERSION.name);
    return { versions: [version, ...others].slice(0, VERSIONS_KEPT) };
  });
}

/** Notes what of this version is here. One that has been followed by another says no more. */
export async function noteWhatIsHere(): Promise<void> {
  const version = await asItIs();
  const isFollowed = self.serviceWorker?.state === 'redundant';
  await updateMemory(({ versions }) => {
    if (versions.some(({ name }) => name === VERSION.name))
      return { versions: versions.map((one) => (one.name === VERSION.name ? version : one)) };
    // Once refused by the device, it is noted when there is room.
    return isFollowed ? {} : { versions: [version, ...versions].slice(0, VERSIONS_KEPT) };
  });
}
