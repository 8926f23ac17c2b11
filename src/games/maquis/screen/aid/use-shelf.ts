import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Found, Overtaken, openShelf, type Save, type Shelf } from '#maquis/table/index.ts';

/** What is known of the visitor's saved games. */
export type ShelfState =
  | { readonly status: 'opening' }
  | { readonly status: 'denied'; readonly found: Found }
  | { readonly status: 'open'; readonly found: Found; readonly shelf: Shelf };

const NOTHING: Found = { saves: [], deleted: [], aside: [] };

/** Opens a shelf where games are kept, once. */
export function useShelf(name: string): ShelfState {
  const [state, setState] = useState<ShelfState>({ status: 'opening' });
  useEffect(() => {
    openShelf(name)
      .then(async (shelf) => {
        setState({ status: 'open', shelf, found: await shelf.find() });
      })
      .catch(() => setState({ status: 'denied', found: NOTHING }));
  }, [name]);
  return state;
}

/** Whether what happens is kept, and why not: storage is denied, or full, or fails otherwise. */
export type Keeping = 'kept' | 'denied' | 'full' | 'failed';

export const keepingAfter = (error: unknown): Keeping =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/**
 * Writes each save as it comes, before the screen shows it: a page may be killed at any moment.
 *
 * @param save nothing where this page has nothing to write
 * @param catchUp goes on from what another page wrote of the game; says whether there was something
 */
export function useSaving(
  shelf: Shelf | undefined,
  save: Save | undefined,
  catchUp: () => Promise<boolean>,
): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const written = useRef<Save | null>(null);
  useLayoutEffect(() => {
    if (!shelf || !save || written.current === save) return;
    written.current = save;
    shelf
      .put(save)
      .catch(async (error: unknown) => {
        if (!(error instanceof Overtaken)) throw error;
        // Deleted elsewhere, and played on here: then it stays.
        if (!(await catchUp())) await shelf.put(save);
      })
      .then(
        () => setKeeping('kept'),
        (error) => setKeeping(keepingAfter(error)),
      );
  }, [shelf, save]);
  return shelf ? keeping : 'denied';
}
