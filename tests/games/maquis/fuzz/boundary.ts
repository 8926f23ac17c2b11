/** Reads one thing after another and says how many there were. None may throw. */
export function readAll<Thing>(things: Iterable<Thing>, read: (thing: Thing) => unknown): number {
  let count = 0;
  for (const thing of things) {
    count++;
    try {
      read(thing);
    } catch (fault) {
      throw new Error(`No ${count} threw: ${shown(thing)}`, { cause: fault });
    }
  }
  return count;
}

/** The front of a thing, to be found again by. */
export const shown = (thing: unknown): string =>
  (JSON.stringify(thing) ?? String(thing)).slice(0, 400);

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
