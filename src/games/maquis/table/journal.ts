import * as v from 'valibot';
import { type Save, SaveSchema } from './save-schema.ts';

/*
 * What the database has not confirmed yet. The database takes a moment to write, and a page can be
 * killed in it; what is noted here is safe when the call returns, which is before the screen shows
 * it. Each note is let go once the database holds the same:
 *
 *     a step is made → noted → shown on the screen
 *                          ↘ written to the database → the note is let go
 *
 * A note that is found when a shelf is opened was left by a page that was killed.
 */
export interface Journal {
  /** Notes a save in place of an earlier one of the same game; where that cannot be, nothing happens. */
  readonly note: (save: Save) => void;
  /** Lets go of the note of a game, unless another has been made since. */
  readonly letGo: (save: Save) => void;
  /** Lets go of whatever is noted of a game. */
  readonly strike: (id: string) => void;
  /** The notes that can be read. */
  readonly notes: () => readonly Save[];
}

/** The journal of a shelf. */
export function journalOf(shelf: string): Journal {
  const prefix = `${shelf}.unwritten.`;
  const storage = openStorage();
  const textOf = (save: Save) => JSON.stringify(save);
  return {
    note: (save) => {
      try {
        storage?.setItem(prefix + save.id, textOf(save));
      } catch {
        // Full: the database may still have room, and says so if not.
      }
    },
    letGo: (save) => {
      const key = prefix + save.id;
      if (storage?.getItem(key) === textOf(save)) storage.removeItem(key);
    },
    strike: (id) => storage?.removeItem(prefix + id),
    notes: () =>
      Object.keys(storage ?? {}).flatMap((key) => {
        const read = key.startsWith(prefix) ? readNote(storage?.getItem(key)) : undefined;
        return read ? [read] : [];
      }),
  };
}

function readNote(text: string | null | undefined): Save | undefined {
  try {
    const read = v.safeParse(SaveSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing where the browser denies it. */
function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
