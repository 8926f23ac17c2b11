import { broughtBy, type SetName, shellOf } from '../sets.ts';
import type { Word } from '../talk.ts';
import { answerRequests } from './answers.ts';
import {
  deleteStored,
  fetchAndStore,
  setOfAddress,
  storageKey,
  storedKeys,
  VERSION,
} from './files.ts';
import { fill, postEstimate, tellFollowers, visitorAsks } from './fill.ts';
import {
  fetchedAhead,
  filesOf,
  memory,
  noteThatItServes,
  noteWhatIsHere,
  taken,
  updateMemory,
  type WorkerMemory,
} from './memory.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * The life of a version on a device.
 *
 * Where the version before is here as a whole, in any set, this one fetches all that is new of the
 * sets that are wanted before it counts as installed; one file that is missing or not as it should
 * be, and it is dropped, the old one goes on, and the browser tries again at a later visit. When all
 * is here it waits until the visitor takes it, or until no page of the site is open. An older version
 * that comes back does the same.
 *
 * Where the version before is not here as a whole in any set, pages come from the host anyway: there
 * is nothing to wait for.
 */
self.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  const before = await memory();
  const ahead = setsToHaveFirst(before);
  if (ahead.length === 0) return self.skipWaiting();
  await haveAll(ahead);
}

/** The sets that must be here before this version may take the place of the one before. */
function setsToHaveFirst(before: WorkerMemory): readonly SetName[] {
  const [last] = before.versions;
  if (!last || last.name === VERSION.name) return [];
  const ahead = fetchedAhead(before);
  return ahead.some((set) => last.sets.includes(set)) ? ahead : [];
}

/** @throws Error where a file of these sets cannot be had or kept */
async function haveAll(sets: readonly SetName[]): Promise<void> {
  const here = await storedKeys();
  for (const file of filesOf(sets)) {
    if (here.has(storageKey(file))) continue;
    const outcome = await fetchAndStore(file);
    if (outcome !== 'kept') throw new Error(`${file.path}: ${outcome}`);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await forgetTheRest(await noteThatItServes());
  await self.clients.claim();
}

/** Drops what neither this version nor the one before it is made of. */
async function forgetTheRest({ versions }: WorkerMemory): Promise<void> {
  const needed = new Set([
    ...VERSION.files.map(storageKey),
    ...versions.flatMap(({ keys }) => Object.values(keys)),
  ]);
  await deleteStored([...(await storedKeys())].filter((key) => !needed.has(key)));
}

self.addEventListener('fetch', visitorAsks);
answerRequests();

self.addEventListener('message', (event) => {
  const word: Word = event.data;
  event.waitUntil(heed(word, event));
});

async function heed(word: Word, event: ExtendableMessageEvent): Promise<unknown> {
  switch (word.type) {
    case 'visit':
      await noteVisit(word);
      return fill(word, tellFollowers);
    case 'take':
      return take([word.set]);
    case 'keep-everything':
      return take(VERSION.sets);
    case 'remove':
      return remove(word.set);
    case 'how-much':
      return postEstimate(event.ports[0], word.follow);
    case 'take-over':
      return self.skipWaiting();
    default:
      return undefined;
  }
}

type Visit = Extract<Word, { readonly type: 'visit' }>;

/** A visit brings what its page and the visitor's choices need, unless the visitor saves data. */
async function noteVisit({ seen, saving, parts }: Visit): Promise<void> {
  const set = seen[0] === undefined ? undefined : setOfAddress(seen[0]);
  const brought = set && !saving ? broughtBy(set, parts) : [];
  await updateMemory(({ visited }) => ({
    saving,
    visited: [...new Set([...visited, ...brought])],
  }));
}

async function take(sets: readonly SetName[]): Promise<void> {
  await updateMemory(({ asked, removed }) => ({
    asked: [...new Set([...asked, ...sets])],
    removed: removed.filter((set) => !sets.includes(set)),
  }));
  await tellFollowers();
  await fill({ language: shellOf(sets[0] ?? ''), seen: [] }, tellFollowers);
}

async function remove(set: SetName): Promise<void> {
  const without = (sets: readonly SetName[]) => sets.filter((other) => other !== set);
  const now = await updateMemory(({ asked, visited, removed }) => ({
    asked: without(asked),
    visited: without(visited),
    removed: [...without(removed), set],
  }));
  const needed = new Set(filesOf(taken(now)));
  const spare = filesOf([set]).filter((file) => !needed.has(file));
  const before = now.versions.flatMap(({ keys }) => spare.flatMap(({ url }) => keys[url] ?? []));
  await deleteStored([...new Set([...spare.map(storageKey), ...before])]);
  await noteWhatIsHere();
  await tellFollowers();
}
