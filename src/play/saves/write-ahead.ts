import { localStore } from '#shared/storage/local-storage.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';

/*
 * What the database has not confirmed yet. The database takes a moment to write, and a page can be
 * killed in it; what is logged here is safe when the call returns, which is before the screen shows
 * it. Each entry is dropped once the database holds the same:
 *
 *     a step is made → logged → shown on the screen → written to the database → confirmed
 *
 * So a step is completed when its screen is shown: from then on no killing of the page loses it. An
 * entry that is found when a shelf is opened was left by a page that was killed, or by a database
 * that is full or closed; it then stays, and is read as if it lay on the shelf.
 */
interface WriteAheadLog<Entry> {
  /** Writes an entry in place of an earlier one of the same id; says whether that could be. */
  readonly log: (entry: Entry) => boolean;
  /** The database holds an entry: it goes, unless its id has been logged anew since. */
  readonly confirm: (entry: Entry) => void;
  /** Whatever is logged of an id goes. */
  readonly drop: (id: string) => void;
  /** The entries that can be read. */
  readonly entries: () => readonly Entry[];
}

interface Revised {
  readonly id: string;
  readonly revision?: number;
}

/** The log of a shelf. */
export function writeAheadLog<Entry extends Revised>(
  shelf: string,
  kind: Versioned<Entry>,
): WriteAheadLog<Entry> {
  const store = localStore();
  const prefix = `${shelf}.unwritten.`;
  const read = (text: string | null | undefined): readonly Entry[] => {
    try {
      const kept = readVersioned(kind, JSON.parse(text ?? 'null'));
      return 'value' in kept ? [kept.value] : [];
    } catch {
      return [];
    }
  };
  return {
    log: (entry) => {
      try {
        store?.setItem(prefix + entry.id, JSON.stringify(entry));
        return store !== undefined;
      } catch {
        // Full: the database may still have room, and says so if not.
        return false;
      }
    },
    confirm: ({ id, revision = 0 }) => {
      const [logged] = read(store?.getItem(prefix + id));
      if (logged && (logged.revision ?? 0) <= revision) store?.removeItem(prefix + id);
    },
    drop: (id) => store?.removeItem(prefix + id),
    entries: () =>
      Object.keys(store ?? {}).flatMap((key) =>
        key.startsWith(prefix) ? read(store?.getItem(key)) : [],
      ),
  };
}
