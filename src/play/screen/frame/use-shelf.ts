import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Codec, SaveKinds } from '../../saves/codec.ts';
import type { Save } from '../../saves/save.ts';
import { Overtaken, openShelf, type Shelf } from '../../saves/shelf.ts';
import { shelfName } from '../../saves/shelf-name.ts';

/** A shelf, and the game on it that was played last; the others are looked for when they are wanted. */
export type ShelfState<K extends SaveKinds> =
  | { readonly status: 'denied' }
  /** A shelf that is gone on without is used nevertheless as soon as it is there. */
  | { readonly status: 'opening'; readonly goOnWithout: () => void }
  | {
      readonly status: 'open';
      readonly shelf: Shelf<K>;
      readonly latest: Save<K> | undefined;
    };

/**
 * Opens a shelf of a game's, once.
 *
 * @param isWanted of which games the latest is asked for; of all where nobody says
 */
export function useShelf<K extends SaveKinds>(
  codec: Codec<K>,
  shelf: string,
  isWanted?: (save: Save<K>) => boolean,
): ShelfState<K> {
  const [state, setState] = useState<ShelfState<K>>({
    status: 'opening',
    goOnWithout: () => setState({ status: 'denied' }),
  });
  useEffect(() => {
    openShelf(codec, shelfName(codec, shelf))
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
export function useSaving<K extends SaveKinds>(
  shelf: Shelf<K> | undefined,
  save: Save<K> | undefined,
  catchUp: () => Promise<boolean>,
): SaveState {
  const [state, setState] = useState<SaveState>('kept');
  const written = useRef<Save<K> | null>(null);
  useLayoutEffect(() => {
    if (!shelf || !save || written.current === save) return;
    written.current = save;
    shelf
      .put(save)
      .catch(async (error: unknown) => {
        if (!(error instanceof Overtaken)) throw error;
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
