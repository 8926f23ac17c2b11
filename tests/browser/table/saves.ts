import type { Page } from 'playwright-core';

/* What lies in the browser's database, from outside of the site's own code. */

const DATABASE = 'safe-house.maquis.table';

/** As much of a save as the tests ask for; anything may really lie there. */
export interface Stored {
  readonly id: string;
  readonly progress: { readonly game: { steps: unknown[] } };
}

export const readSaves = (page: Page): Promise<Stored[]> =>
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
    DATABASE,
  );

/** Puts other things into the database than what the site wrote, and gives them back. */
export async function changeSaves<Put>(
  page: Page,
  change: (saves: Stored[]) => readonly Put[],
): Promise<readonly Put[]> {
  const put = change(await readSaves(page));
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
    { name: DATABASE, values: put as readonly unknown[] },
  );
  return put;
}
