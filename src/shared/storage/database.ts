import { type DBSchema, type IDBPDatabase, unwrap } from 'idb';

/** A database of the browser's that is opened anew whenever it was closed. */
interface Connection<Schema extends DBSchema | unknown> {
  /**
   * Does some work in the database. The work is begun once more where it was broken off, because the
   * page was put away or the browser closed the database (its data are cleared, say): done twice it
   * has to come to the same. Rejects as the work does.
   */
  readonly within: <Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => void;
  /**
   * Tells that the browser closed the database, or that somebody deletes it, until the function it
   * gives is called: what was in it may be gone.
   */
  readonly onLost: (listener: () => void) => () => void;
}

/** Connects to what a function opens. Rejects where the browser offers no storage. */
export async function connect<Schema extends DBSchema | unknown>(
  open: () => Promise<IDBPDatabase<Schema>>,
): Promise<Connection<Schema>> {
  const listeners = new Set<() => void>();
  const tellLost = () => {
    for (const tell of listeners) tell();
  };
  const opened = async () => {
    const fresh = await open();
    const database = unwrap(fresh);
    closeOnPageHide(database);
    // Whoever closes it themselves hears neither.
    database.addEventListener('close', tellLost);
    database.addEventListener('versionchange', tellLost);
    return fresh;
  };
  let opening = opened();
  await opening;
  /** Opens it anew, once for all who found it closed. */
  const openedAnew = (before: typeof opening) => {
    if (opening === before) {
      opening = opened();
      opening.catch(() => {
        opening = before;
      });
    }
    return opening;
  };
  return {
    within: async (work) => {
      const now = opening;
      try {
        return await work(await now);
      } catch (error) {
        if (!BROKEN_OFF.some((name) => isErrorNamed(error, name))) throw error;
        await pageBack;
        return work(await openedAnew(now));
      }
    },
    close: () => void opening.then((database) => database.close()),
    onLost: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Errors of a database that was closed, of work broken off, and of Safari's that has lost its server. */
const BROKEN_OFF = ['InvalidStateError', 'AbortError', 'UnknownError'];

export const isErrorNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** Resolves when this page is back, if it was put away. */
let pageBack: Promise<unknown> = Promise.resolve();
globalThis.addEventListener?.('pagehide', () => {
  pageBack = new Promise((back) => addEventListener('pageshow', back, { once: true }));
});

/**
 * Has a page let go of a database when it is put away: what is being read or written is broken off with
 * an `AbortError`, and the database is closed.
 *
 * A page that is left rests in the browser's memory in the middle of whatever it was doing. In WebKit
 * (Safari, and every browser on an iPhone) a transaction that rests there holds up all other pages
 * that need the same database, until the browser is closed: <https://bugs.webkit.org/315804>.
 */
function closeOnPageHide(database: IDBDatabase): void {
  const running = new Set<IDBTransaction>();
  const begin = database.transaction.bind(database);
  const close = database.close.bind(database);
  const putAway = () => {
    for (const one of running) breakOff(one);
    database.close();
  };
  database.transaction = (...args) => {
    const begun = begin(...args);
    running.add(begun);
    for (const end of ['complete', 'abort']) {
      begun.addEventListener(end, () => running.delete(begun));
    }
    return begun;
  };
  database.close = () => {
    removeEventListener('pagehide', putAway);
    close();
  };
  addEventListener('pagehide', putAway);
}

function breakOff(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed, and needs this page no more.
  }
}
