import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSyncExternalStore } from './use-sync-external-store.ts';

type Selected<T> = { readonly value: T };

/**
 * Follows a part of an external store. While `isEqual` calls two selections the same, the earlier
 * one is kept, so that a component is not drawn again for a change that does not concern it.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: undefined | null | (() => Snapshot),
  selector: (snapshot: Snapshot) => Selection,
  isEqual?: (a: Selection, b: Selection) => boolean,
): Selection {
  const shown = useRef<Selected<Selection> | undefined>(undefined);

  const getSelection = useMemo(() => {
    let from: { readonly snapshot: Snapshot; readonly value: Selection } | undefined;
    return () => {
      const snapshot = getSnapshot();
      if (from && Object.is(snapshot, from.snapshot)) return from.value;
      const earlier: Selected<Selection> | undefined = from ?? shown.current;
      const selected = selector(snapshot);
      const value = earlier && isEqual?.(earlier.value, selected) ? earlier.value : selected;
      from = { snapshot, value };
      return value;
    };
  }, [getSnapshot, selector, isEqual]);

  const value = useSyncExternalStore(subscribe, getSelection);
  useEffect(() => {
    shown.current = { value };
  }, [value]);
  return value;
}
