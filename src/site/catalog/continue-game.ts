/*
 * Shows the way back to the game played last. Of what lies on the device only two things are looked
 * at, when a game was changed and whether it was deleted, so that no engine is loaded for it.
 */

/** When the last of some games was changed that nobody has deleted; none where there is no such game. */
function lastOf(saves: readonly unknown[]): number | undefined {
  const times = saves.flatMap((save) => {
    const { changed, deleted } = Object(save) as { changed?: unknown; deleted?: unknown };
    return typeof changed === 'number' && deleted === undefined ? [changed] : [];
  });
  return times.length > 0 ? Math.max(...times) : undefined;
}

/**
 * Saves of a shelf that lie in the browser's storage: those the database has not taken yet, and those
 * of a game that was once kept there and that nobody has opened since.
 */
const localSaves = (name: string): unknown[] =>
  Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(`${name}.`)) return [];
    try {
      return [JSON.parse(localStorage.getItem(key) ?? 'null')];
    } catch {
      return [];
    }
  });

/** The last time a game of a shelf was changed, in milliseconds since 1970; none where there is no game. */
async function lastChanged(name: string): Promise<number | undefined> {
  const times = [await lastInDatabase(name), lastOf(localSaves(name))];
  return times.reduce((one, other) => (one === undefined || (other ?? 0) > one ? other : one));
}

/** So many games are read at a time: thousands at once would hold the page up. */
const AT_A_TIME = 100;

/** The last time a game in a database of saves was changed; none where there is no such database. */
function lastInDatabase(name: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    // A database that was not there is not made by asking for it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('saves')) {
        database.close();
        resolve(undefined);
        return;
      }
      const reading = database.transaction('saves');
      let last: number | undefined;
      // A page that is put away lets go of what it reads; `shared/storage/database.ts` says why.
      const breakOff = () => reading.abort();
      const done = () => {
        removeEventListener('pagehide', breakOff);
        database.close();
        resolve(last);
      };
      const saves = reading.objectStore('saves');
      const keys = saves.getAllKeys();
      keys.onerror = done;
      const readFrom = (at: number): void => {
        const ids = keys.result.slice(at, at + AT_A_TIME);
        if (ids.length === 0) {
          done();
          return;
        }
        const asked = saves.getAll(IDBKeyRange.bound(ids[0], ids.at(-1)));
        asked.onerror = done;
        asked.onsuccess = () => {
          last = lastOf([last === undefined ? {} : { changed: last }, ...asked.result]);
          readFrom(at + AT_A_TIME);
        };
      };
      keys.onsuccess = () => readFrom(0);
      addEventListener('pagehide', breakOff);
    };
  });
}

async function show(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLElement>('[data-go-on] [data-shelf]')];
  const found = await Promise.all(
    links.map(async (link) => ({ link, changed: await lastChanged(link.dataset.shelf ?? '') })),
  );
  const last = found
    .flatMap(({ link, changed }) => (changed === undefined ? [] : [{ link, changed }]))
    .sort((one, other) => other.changed - one.changed)[0];
  if (!last) return;
  const time = last.link.querySelector('time');
  if (time) {
    const when = new Date(last.changed);
    time.dateTime = when.toISOString();
    time.textContent = when.toLocaleDateString(document.documentElement.lang, {
      day: 'numeric',
      month: 'long',
    });
  }
  last.link.hidden = false;
  last.link.closest<HTMLElement>('[data-go-on]')?.removeAttribute('hidden');
}

try {
  await show();
} catch {
  // Storage is closed to this page: there is no game to go on with.
}

export {};
