import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Found, openShelf, type Save, type Shelf } from '#maquis/table/index.ts';

/** What is known of the visitor's saved games. */
export type ShelfState =
  | { readonly status: 'opening' }
  | { readonly status: 'denied'; readonly found: Found }
  | { readonly status: 'open'; readonly found: Found; readonly shelf: Shelf };

const NOTHING: Found = { saves: [], damaged: 0 };

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

/**
 * Writes each save as it comes, before the screen shows it: a page may be killed at any moment. Says
 * false once a write has failed.
 */
export function useSaving(shelf: Shelf | undefined, save: Save | undefined): boolean {
  const [works, setWorks] = useState(true);
  const written = useRef<Save | null>(null);
  useLayoutEffect(() => {
    if (!shelf || !save || written.current === save) return;
    written.current = save;
    shelf.put(save).then(
      () => setWorks(true),
      () => setWorks(false),
    );
  }, [shelf, save]);
  return works;
}
