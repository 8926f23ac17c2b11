import type { SetHere, StorageStatus } from '../talk.ts';
import {
  type FileOfVersion,
  SETS,
  storageKey,
  storedKeys,
  VERSION,
  VERSION_FILES,
} from './files.ts';
import { isFull } from './fill.ts';
import { fetchedAhead, filesOf, memory, serving, taken, type WorkerMemory } from './memory.ts';

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
    version: VERSION,
    kept: wanted.filter(isHere).length,
    of: wanted.length,
    bytes: packed(wanted),
    whole: ahead.length > 0 && ahead.every((set) => noted.includes(set)),
    full: isFull(),
    sets: SETS.map((set) => setHere(set, remembered, isHere)),
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
  if (remembered.versions[0]?.name !== VERSION) {
    const ready = wanted.filter((set) => filesOf([set]).every(isHere));
    if (ready.length > 0) return filesOf(ready);
  }
  return wanted.length > 0 ? filesOf(wanted) : VERSION_FILES;
}

function setHere(
  set: string,
  remembered: WorkerMemory,
  isHere: (file: FileOfVersion) => boolean,
): SetHere {
  const wanted = taken(remembered);
  const isTaken = wanted.includes(set);
  const own = VERSION_FILES.filter((file) => file.sets.includes(set));
  const had = new Set(filesOf(wanted));
  const toFetch = filesOf([set]).filter((file) => !had.has(file) && !isHere(file));
  return {
    set,
    taken: isTaken,
    kept: own.filter(isHere).length,
    of: own.length,
    bytes: packed(isTaken ? own : toFetch),
  };
}
