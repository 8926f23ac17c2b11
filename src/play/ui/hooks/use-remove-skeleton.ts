import { useLayoutEffect } from 'preact/hooks';

/** Takes away the room as a newcomer finds it, which the page showed until the room itself was there. */
export function useRemoveSkeleton(isThere = true): void {
  useLayoutEffect(() => {
    if (isThere) document.querySelector('[data-ahead]')?.remove();
  }, [isThere]);
}
