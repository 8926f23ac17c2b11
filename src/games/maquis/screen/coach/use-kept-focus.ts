import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the place of whoever reads or plays by keyboard: when the button just pressed is gone, the
 * focus goes to what stands there now.
 *
 * @param change whatever makes buttons come and go
 * @returns for the element that takes the focus; it needs `tabIndex={-1}`
 */
export function useKeptFocus<Kind extends HTMLElement>(change: unknown): RefObject<Kind> {
  const stand = useRef<Kind>(null);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) stand.current?.focus({ preventScroll: true });
  }, [change]);
  return stand;
}
