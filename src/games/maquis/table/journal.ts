import { readKept } from '#shared/kept/kind.ts';
import { localStore } from '#shared/kept/local.ts';
import { SAVES, type Save } from './save-schema.ts';

/*
 * What the database has not confirmed yet. The database takes a moment to write, and a page can be
 * killed in it; what is noted here is safe when the call returns, which is before the screen shows
 * it. Each note is let go once the database holds the same:
 *
 *     a step is made → noted → shown on the screen → written to the database → the note is let go
 *
 * So a step is completed when its screen is shown: from then on no killing of the page loses it. A
 * note that is found when a shelf is opened was left by a page that was killed, or by a database
 * that is full or closed; it then stays, and is read as if it lay on the shelf.
 */
export interface Journal {
  /** Notes a save in place of an earlier one of the same game; says whether that could be. */
  readonly note: (save: Save) => boolean;
  /** Lets go of the note of a save, unless the game has been noted anew since. */
  readonly letGo: (save: Save) => void;
  /** Lets go of whatever is noted of a game. */
  readonly strike: (id: string) => void;
  /** The notes that can be read. */
  readonly notes: () => readonly Save[];
}

/** The journal of a shelf. */
export function journalOf(shelf: string): Journal {
  const store = localStore();
  const prefix = `${shelf}.unwritten.`;
  return {
    note: (save) => {
      try {
        store?.setItem(prefix + save.id, JSON.stringify(save));
        return store !== undefined;
      } catch {
        // Full: the database may still have room, and says so if not.
        return false;
      }
    },
    letGo: ({ id, revision = 0 }) => {
      const [noted] = readNote(store?.getItem(prefix + id));
      if (noted && (noted.revision ?? 0) <= revision) store?.removeItem(prefix + id);
    },
    strike: (id) => store?.removeItem(prefix + id),
    notes: () =>
      Object.keys(store ?? {}).flatMap((key) =>
        key.startsWith(prefix) ? readNote(store?.getItem(key)) : [],
      ),
  };
}

function readNote(text: string | null | undefined): readonly Save[] {
  try {
    const read = readKept(SAVES, JSON.parse(text ?? 'null'));
    return 'value' in read ? [read.value] : [];
  } catch {
    return [];
  }
}
