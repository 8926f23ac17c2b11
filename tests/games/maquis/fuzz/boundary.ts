import { expect } from 'vitest';

/** The longest that anything of a stranger's may hold the page up, in milliseconds. */
const LONGEST = 50;

/** What this thread has been at work for, in milliseconds; without others' work where Node can tell. */
const atWork = (): number => {
  const used = process.threadCpuUsage?.();
  return used ? (used.user + used.system) / 1000 : performance.now();
};

const timed = (work: () => unknown): number => {
  const begun = atWork();
  work();
  return atWork() - begun;
};

/**
 * Reads one thing after another and says how many there were. None may throw, and none may take long:
 * a slow one is tried again, since the machine is sometimes busy with something else.
 */
export function readAll<Thing>(things: Iterable<Thing>, read: (thing: Thing) => unknown): number {
  let count = 0;
  for (const thing of things) {
    count++;
    try {
      if (timed(() => read(thing)) < LONGEST) continue;
    } catch (fault) {
      throw new Error(`No ${count} threw: ${shown(thing)}`, { cause: fault });
    }
    const again = Math.min(...Array.from({ length: 5 }, () => timed(() => read(thing))));
    expect(again, `No ${count} takes long: ${shown(thing)}`).toBeLessThan(LONGEST);
  }
  return count;
}

/** As {@link readAll}, for what rests now and then: then nothing between two rests may take long. */
export async function readAllWithRests<Thing>(
  things: Iterable<Thing>,
  read: (thing: Thing, rest: () => Promise<void>) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const longestOf = async (thing: Thing): Promise<number> => {
    let longest = 0;
    let begun = atWork();
    const rest = async () => {
      longest = Math.max(longest, atWork() - begun);
      begun = atWork();
    };
    await read(thing, rest);
    return Math.max(longest, atWork() - begun);
  };
  for (const thing of things) {
    count++;
    try {
      let longest = await longestOf(thing);
      for (let again = 0; again < 5 && longest >= LONGEST; again++) {
        longest = Math.min(longest, await longestOf(thing));
      }
      expect(longest, 'takes long').toBeLessThan(LONGEST);
    } catch (fault) {
      throw new Error(`No ${count}: ${shown(thing)}`, { cause: fault });
    }
  }
  return count;
}

const shown = (thing: unknown): string => (JSON.stringify(thing) ?? String(thing)).slice(0, 400);

/** A place to store things in, as a page knows it, that counts every change. */
export class WatchedStorage {
  readonly #kept = new Map<string, string>();
  changes = 0;

  get length(): number {
    return this.#kept.size;
  }
  key(n: number): string | null {
    return [...this.#kept.keys()][n] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.changes++;
    this.#kept.set(key, text);
  }
  removeItem(key: string): void {
    this.changes++;
    this.#kept.delete(key);
  }
  clear(): void {
    this.changes++;
    this.#kept.clear();
  }
  /** All that is kept. */
  all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#kept);
  }
}

/** Puts what a page has around it in place, with an address that can be set. */
export function pageWith(storage: WatchedStorage): { hash: string } {
  const place = { hash: '', pathname: '/en/maquis/practice/', search: '', href: 'http://here/' };
  const none = new Proxy(
    {},
    {
      get() {
        throw new Error('the database was touched');
      },
    },
  );
  const around = {
    location: place,
    history: { state: null, replaceState: () => undefined },
    localStorage: storage,
    indexedDB: none,
  };
  for (const [name, value] of Object.entries(around)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return place;
}
