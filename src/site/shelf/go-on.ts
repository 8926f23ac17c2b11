/*
 * Shows the way back to the game played last. Of what lies on the device only two things are looked
 * at, when a game was changed and whether it was deleted, so that no engine is loaded for it.
 */

/** When games were changed that nobody has deleted. */
const timesOf = (saves: readonly unknown[]): number[] =>
  saves.flatMap((save) => {
    const { changed, deleted } = Object(save) as { changed?: unknown; deleted?: unknown };
    return typeof changed === 'number' && deleted === undefined ? [changed] : [];
  });

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
  const times = timesOf([...(await inDatabase(name)), ...localSaves(name)]);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** What lies in a database of saves; nothing where there is none. */
function inDatabase(name: string): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    // A database that was not there is not made by asking for it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const database = opening.result;
      const done = (found: readonly unknown[] = []) => {
        database.close();
        resolve(found);
      };
      if (!database.objectStoreNames.contains('saves')) return done();
      const reading = database.transaction('saves').objectStore('saves').getAll();
      reading.onerror = () => done();
      reading.onsuccess = () => done(reading.result);
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
