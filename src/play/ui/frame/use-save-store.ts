import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Save } from '#play/saves/save.ts';
import { type SaveFormat, type SaveTypes, storeName } from '#play/saves/save-format.ts';
import { openSaveStore, type SaveStore, StaleWriteError } from '#play/saves/save-store.ts';

/** A shelf, and the game on it that was played last; the others are looked for when they are wanted. */
export type SaveStoreState<T extends SaveTypes> =
  | { readonly status: 'denied' }
  /** A shelf that is gone on without is used nevertheless as soon as it is there. */
  | { readonly status: 'opening'; readonly goOnWithout: () => void }
  | {
      readonly status: 'open';
      readonly shelf: SaveStore<T>;
      readonly latest: Save<T> | undefined;
    };

/**
 * Opens a shelf of a game's, once.
 *
 * @param isWanted of which games the latest is asked for; of all where nobody says
 */
export function useSaveStore<T extends SaveTypes>(
  saveFormat: SaveFormat<T>,
  shelf: string,
  isWanted?: (save: Save<T>) => boolean,
): SaveStoreState<T> {
  const [state, setState] = useState<SaveStoreState<T>>({
    status: 'opening',
    goOnWithout: () => setState({ status: 'denied' }),
  });
  useEffect(() => {
    openSaveStore(saveFormat, storeName(saveFormat, shelf))
      .then(async (open) => {
        setState({ status: 'open', shelf: open, latest: await open.latest(isWanted) });
      })
      .catch(() => setState({ status: 'denied' }));
  }, [shelf]);
  return state;
}

/** Whether what happens is kept, and why not: storage is denied, or full, or fails otherwise. */
export type SaveState = 'kept' | 'denied' | 'full' | 'failed';

export const stateAfter = (error: unknown): SaveState =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/**
 * Writes each save as it comes, before the screen shows it: a page may be killed at any moment.
 *
 * @param save nothing where this page has nothing to write
 * @param catchUp goes on from what another page wrote of the game; says whether there was something
 */
export function useSaving<T extends SaveTypes>(
  shelf: SaveStore<T> | undefined,
  save: Save<T> | undefined,
  catchUp: () => Promise<boolean>,
): SaveState {
  const [state, setState] = useState<SaveState>('kept');
  const written = useRef<Save<T> | null>(null);
  useLayoutEffect(() => {
    if (!shelf || !save || written.current === save) return;
    written.current = save;
    shelf
      .put(save)
      .catch(async (error: unknown) => {
        if (!(error instanceof StaleWriteError)) throw error;
        // Deleted elsewhere, and played on here: then it stays.
        if (!(await catchUp()) && written.current === save) await shelf.put(save);
      })
      .then(
        () => setState('kept'),
        (error) => setState(stateAfter(error)),
      );
  }, [shelf, save]);
  return shelf ? state : 'denied';
}
