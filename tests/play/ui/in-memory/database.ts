/*
 * IndexedDB in memory, as much of it as the site asks for. Transactions of a database come one after the
 * other, and each is complete when nothing more is asked of it.
 */

type Key = string;
type Stores = Map<string, Map<Key, unknown>>;
interface Stored {
  version: number;
  readonly stores: Stores;
  last: Promise<unknown>;
}

// Clocks that a test holds do not hold a database.
const { setImmediate } = globalThis;
const turn = () => new Promise<void>((next) => setImmediate(next));

class Heard extends EventTarget {
  /** Tells those who listen, and whoever is set as `onsuccess` and the like. */
  tell(type: string, more: object = {}): void {
    const event = Object.assign(new Event(type), more);
    const own: unknown = Reflect.get(this, `on${type}`);
    if (typeof own === 'function') own.call(this, event);
    this.dispatchEvent(event);
  }
}

class MemoryRequest extends Heard {
  result: unknown;
  error: DOMException | null = null;
  transaction: MemoryTransaction | null = null;
}

class MemoryRange {
  readonly lower: Key | undefined;
  readonly upper: Key | undefined;
  constructor(lower: Key | undefined, upper: Key | undefined) {
    this.lower = lower;
    this.upper = upper;
  }
  static bound(lower: Key, upper: Key): MemoryRange {
    return new MemoryRange(lower, upper);
  }
}

const isIn = (key: Key, asked: Key | MemoryRange | undefined): boolean => {
  if (asked === undefined) return true;
  if (!(asked instanceof MemoryRange)) return key === asked;
  return key >= (asked.lower ?? key) && key <= (asked.upper ?? key);
};

class MemoryStore {
  readonly #entries: Map<Key, unknown>;
  readonly #ask: (work: () => unknown) => MemoryRequest;
  constructor(entries: Map<Key, unknown>, ask: (work: () => unknown) => MemoryRequest) {
    this.#entries = entries;
    this.#ask = ask;
  }
  #keys(asked?: Key | MemoryRange): Key[] {
    return [...this.#entries.keys()].filter((key) => isIn(key, asked)).sort();
  }
  #value(key: Key | undefined): unknown {
    return key === undefined ? undefined : structuredClone(this.#entries.get(key));
  }
  get(asked: Key): MemoryRequest {
    return this.#ask(() => this.#value(this.#keys(asked)[0]));
  }
  getKey(asked: Key): MemoryRequest {
    return this.#ask(() => this.#keys(asked)[0]);
  }
  getAll(asked?: Key | MemoryRange): MemoryRequest {
    return this.#ask(() => this.#keys(asked).map((key) => this.#value(key)));
  }
  getAllKeys(asked?: Key | MemoryRange): MemoryRequest {
    return this.#ask(() => this.#keys(asked));
  }
  count(asked?: Key | MemoryRange): MemoryRequest {
    return this.#ask(() => this.#keys(asked).length);
  }
  put(value: unknown, key: Key): MemoryRequest {
    const copy = structuredClone(value);
    return this.#ask(() => {
      this.#entries.set(key, copy);
      return key;
    });
  }
  delete(asked: Key | MemoryRange): MemoryRequest {
    return this.#ask(() => {
      for (const key of this.#keys(asked)) this.#entries.delete(key);
    });
  }
  clear(): MemoryRequest {
    return this.#ask(() => this.#entries.clear());
  }
}

class MemoryTransaction extends Heard {
  readonly objectStoreNames: readonly string[];
  readonly error = null;
  readonly #stores: Stores;
  #waiting: (() => void)[] = [];
  constructor(stores: Stores, names: readonly string[]) {
    super();
    this.#stores = stores;
    this.objectStoreNames = names;
  }
  objectStore(name: string): MemoryStore {
    const entries = this.#stores.get(name);
    if (!entries) throw new DOMException(`no store ${name}`, 'NotFoundError');
    return new MemoryStore(entries, (work) => {
      const request = new MemoryRequest();
      request.transaction = this;
      this.#waiting.push(() => {
        request.result = work();
        request.tell('success');
      });
      return request;
    });
  }
  /** Answers all that is asked, also because of an answer. */
  async run(): Promise<void> {
    await turn();
    for (let ask = this.#waiting.shift(); ask; ask = this.#waiting.shift()) {
      ask();
      if (this.#waiting.length === 0) await turn();
    }
    this.tell('complete');
  }
}

class MemoryDatabase extends Heard {
  readonly name: string;
  readonly #stored: Stored;
  constructor(name: string, stored: Stored) {
    super();
    this.name = name;
    this.#stored = stored;
  }
  get version(): number {
    return this.#stored.version;
  }
  get objectStoreNames(): readonly string[] & { contains: (name: string) => boolean } {
    const names = [...this.#stored.stores.keys()];
    return Object.assign(names, { contains: (name: string) => names.includes(name) });
  }
  createObjectStore(name: string): void {
    this.#stored.stores.set(name, new Map());
  }
  transaction(names: string | readonly string[]): MemoryTransaction {
    const transaction = new MemoryTransaction(this.#stored.stores, [names].flat());
    this.#stored.last = this.#stored.last.then(() => transaction.run());
    return transaction;
  }
  close(): void {}
}

class MemoryFactory {
  readonly #all = new Map<string, Stored>();
  open(name: string, version?: number): MemoryRequest {
    const request = new MemoryRequest();
    void this.#open(request, name, version);
    return request;
  }
  async #open(request: MemoryRequest, name: string, version?: number): Promise<void> {
    await turn();
    const stored = this.#all.get(name) ?? { version: 0, stores: new Map(), last: turn() };
    this.#all.set(name, stored);
    await stored.last;
    const wanted = version ?? Math.max(1, stored.version);
    if (wanted < stored.version) {
      request.error = new DOMException('a later version is there', 'VersionError');
      return request.tell('error');
    }
    const database = new MemoryDatabase(name, stored);
    request.result = database;
    if (wanted > stored.version) {
      const oldVersion = stored.version;
      stored.version = wanted;
      const change = new MemoryTransaction(stored.stores, [...stored.stores.keys()]);
      request.transaction = change;
      request.tell('upgradeneeded', { oldVersion, newVersion: wanted });
      await change.run();
      request.transaction = null;
    }
    request.tell('success');
  }
  async databases(): Promise<{ name: string; version: number }[]> {
    return [...this.#all].map(([name, { version }]) => ({ name, version }));
  }
}

/** They stand for nothing here, and are asked for. */
class MemoryCursor {
  advance(): void {}
  continue(): void {}
  continuePrimaryKey(): void {}
}
class MemoryIndex {}

const PARTS = {
  IDBCursor: MemoryCursor,
  IDBDatabase: MemoryDatabase,
  IDBFactory: MemoryFactory,
  IDBIndex: MemoryIndex,
  IDBKeyRange: MemoryRange,
  IDBObjectStore: MemoryStore,
  IDBRequest: MemoryRequest,
  IDBTransaction: MemoryTransaction,
};

/** Gives the page databases, with nothing in them, until the function it gives is called. */
export function withDatabases(): () => void {
  const all = { ...PARTS, indexedDB: new MemoryFactory() };
  for (const [name, value] of Object.entries(all)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const name of Object.keys(all)) Reflect.deleteProperty(globalThis, name);
  };
}
