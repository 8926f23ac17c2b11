import type { Page } from 'playwright-core';

/* What lies in the browser's database, from outside of the site's own code. */

export type StoredRoom = 'table' | 'practice';

const databaseOf = (room: StoredRoom): string => `safe-house.maquis.${room}`;

/** As much of a save as the tests ask for; anything may really lie there. */
export interface Stored {
  readonly id: string;
  /** Opened from a link or a file. */
  readonly received?: true;
  readonly progress: { readonly game: { steps: unknown[] } };
}

export const readSaves = (page: Page, room: StoredRoom = 'table'): Promise<Stored[]> =>
  page.evaluate(
    (name) =>
      new Promise<Stored[]>((found, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('saves').objectStore('saves').getAll();
          all.onsuccess = () => {
            opening.result.close();
            found(all.result as Stored[]);
          };
        };
      }),
    databaseOf(room),
  );

/** Puts other things into the database than what the site wrote, and gives them back. */
export async function changeSaves<Put>(
  page: Page,
  change: (saves: Stored[]) => readonly Put[],
  room: StoredRoom = 'table',
): Promise<readonly Put[]> {
  const put = change(await readSaves(page, room));
  await page.evaluate(
    ({ name, values }) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('saves', 'readwrite');
          const store = transaction.objectStore('saves');
          store.clear();
          values.forEach((value, n) => {
            const id = (value as { id?: unknown }).id;
            store.put(value, typeof id === 'string' ? id : `put-${n}`);
          });
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { name: databaseOf(room), values: put as readonly unknown[] },
  );
  return put;
}
