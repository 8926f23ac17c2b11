import { type DBSchema, type IDBPDatabase, unwrap } from 'idb';
import { closeOnPageHide } from './close-on-pagehide.ts';

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
}

/** Connects to what a function opens. Rejects where the browser offers no storage. */
export async function connect<Schema extends DBSchema | unknown>(
  open: () => Promise<IDBPDatabase<Schema>>,
): Promise<Connection<Schema>> {
  const opened = async () => {
    const fresh = await open();
    closeOnPageHide(unwrap(fresh));
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
