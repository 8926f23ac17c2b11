/**
 * Has a page let go of a database when it is put away: what is being read or written is broken off with
 * an `AbortError`, and the database is closed.
 *
 * A page that is left rests in the browser's memory in the middle of whatever it was doing. In WebKit
 * (Safari, and every browser on an iPhone) a transaction that rests there holds up all other pages
 * that need the same database, until the browser is closed: <https://bugs.webkit.org/315804>.
 */
export function closeOnPageHide(database: IDBDatabase): void {
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
