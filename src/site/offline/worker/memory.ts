import { BASE, FILES, files, keysHere, STORES } from './files.ts';

declare const THIS_VERSION: string;

export interface Version {
  readonly name: string;
  /** Address to key. */
  readonly keys: Readonly<Record<string, string>>;
  /** Whether all of it is on the device. */
  readonly whole: boolean;
}

/** What outlives the worker, which a browser stops whenever it likes. */
export interface Memory {
  /** The version that serves, and the one before it, whose pages may still be open. */
  readonly versions: readonly Version[];
  /** The visitor asked for the whole site. */
  readonly everything: boolean;
  /** The visitor saved data when a page was opened last. */
  readonly saving: boolean;
}

const VERSIONS_KEPT = 2;
const NOTHING: Memory = { versions: [], everything: false, saving: false };
const WHERE = `${BASE}memory`;

async function recall(): Promise<Memory> {
  const store = await caches.open(STORES.memory);
  return (await (await store.match(WHERE))?.json()) ?? NOTHING;
}

let known: Promise<Memory> | undefined;

export function memory(): Promise<Memory> {
  known ??= recall();
  return known;
}

/** Changes what is remembered, one change after the other; the worker before may have changed it too. */
export function remember(change: (memory: Memory) => Partial<Memory>): Promise<Memory> {
  const before = known;
  known = (async () => {
    await before;
    const now = await recall();
    const next = { ...now, ...change(now) };
    await (await caches.open(STORES.memory)).put(WHERE, Response.json(next));
    return next;
  })();
  return known;
}

/** Whether this version serves already; then a new worker has nothing to wait for. */
export const servesAlready = ({ versions }: Memory): boolean => versions[0]?.name === THIS_VERSION;

/** Whether all files of this version are on the device. */
async function isWhole(): Promise<boolean> {
  const here = await keysHere();
  return [...files.getURLsToCacheKeys().values()].every((key) => here.has(key));
}

/** Notes that this version serves from now on, and whether all of it is here. */
export async function noteThisVersion(): Promise<Memory> {
  const version: Version = {
    name: THIS_VERSION,
    keys: Object.fromEntries(files.getURLsToCacheKeys()),
    whole: await isWhole(),
  };
  return remember(({ versions }) => {
    const others = versions.filter(({ name }) => name !== THIS_VERSION);
    return { versions: [version, ...others].slice(0, VERSIONS_KEPT) };
  });
}

/** Notes that all of this version is here, if it is and still serves. */
export async function noteIfWhole(): Promise<void> {
  if (!(await isWhole())) return;
  await remember(({ versions: [serving, ...others] }) =>
    serving?.name === THIS_VERSION ? { versions: [{ ...serving, whole: true }, ...others] } : {},
  );
}

/** Drops what neither this version nor the one before it is made of. */
export async function forgetTheRest({ versions }: Memory): Promise<void> {
  const needed = new Set(versions.flatMap(({ keys }) => Object.values(keys)));
  const store = await caches.open(STORES.files);
  const spare = [...(await keysHere())].filter((key) => !needed.has(key));
  await Promise.all(spare.map((key) => store.delete(key)));
}

/** How many files of this version are here, of how many. */
export async function countKept(): Promise<{ readonly kept: number; readonly of: number }> {
  const here = await keysHere();
  const kept = [...files.getURLsToCacheKeys().values()].filter((key) => here.has(key)).length;
  return { kept, of: FILES.length };
}
