import type { GameStorage, OpenShelf } from '../play/ui/storage/part.ts';
import type { Yield } from '../shared/yield-to-main.ts';

/** One thing on a shelf of a game's. */
export interface ShelfPlace {
  readonly shelf: OpenShelf;
  readonly id: string;
}

/** What is kept of a game on this device. */
export interface Inventory {
  /** What there is of each kind, in the order of the game's part. */
  readonly counts: readonly (readonly [label: string, count: number])[];
  /** What lies on the shelves, the latest first. */
  readonly places: readonly ShelfPlace[];
  readonly deleted: readonly ShelfPlace[];
  /** What cannot be read, as it lies there. */
  readonly unread: readonly unknown[];
}

/** So many are looked at together: one by one, each waits for the database. */
const AT_A_TIME = 8;

/** Looks through everything of a game, some things at a time. Rejects where the browser offers no storage. */
export async function takeInventory(part: GameStorage, rest: Yield): Promise<Inventory> {
  const counts: (readonly [string, number])[] = [];
  const places: (ShelfPlace & { readonly changed: number })[] = [];
  const deleted: ShelfPlace[] = [];
  const unread: unknown[] = [];
  for (const { label, open } of part.shelves) {
    const shelf = await open();
    let count = 0;
    const ids = await shelf.ids();
    if (ids.length === 0) continue;
    for (let at = 0; at < ids.length; at += AT_A_TIME) {
      await rest();
      const some = ids.slice(at, at + AT_A_TIME);
      const looks = await Promise.all(some.map((id) => shelf.look(id)));
      for (const [n, id] of some.entries()) {
        const look = looks[n];
        if (!look) continue;
        if ('unread' in look) unread.push(look.unread);
        else if (look.isDeleted) deleted.push({ shelf, id });
        else {
          places.push({ shelf, id, changed: look.changed });
          count++;
        }
      }
    }
    counts.push([label(), count]);
  }
  counts.push(...(part.things?.count() ?? []));
  places.sort((one, other) => other.changed - one.changed);
  return { counts, places, deleted, unread };
}
