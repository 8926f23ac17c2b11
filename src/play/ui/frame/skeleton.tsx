import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/*
 * The page shows a room as a newcomer finds it until the room itself is there, and the room is not seen
 * before. So it may be drawn bit by bit, which keeps no tap waiting for all of it.
 */

const skeleton = () => document.querySelector('[data-skeleton]');

/** How many parts of the room are still to be drawn. */
let missing = 0;
/** The skeleton whose room is there, but for those parts. */
let leaving: Element | null = null;

function removeWhenDrawn(): void {
  if (missing === 0) leaving?.remove();
}

/** Takes away the room as a newcomer finds it, once the room itself is there with all its parts. */
export function useRemoveSkeleton(isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    leaving = skeleton();
    removeWhenDrawn();
  }, [isThere]);
}

/** A part of a room that is drawn after the rest, where the skeleton stands in for it meanwhile. */
export function DrawnNext({ children }: { readonly children: ComponentChildren }) {
  const [isDrawn, setDrawn] = useState(
    () => typeof document === 'undefined' || skeleton() === null,
  );
  useEffect(() => setDrawn(true), []);
  useLayoutEffect(() => {
    if (isDrawn) return;
    missing++;
    return () => {
      missing--;
      removeWhenDrawn();
    };
  }, [isDrawn]);
  return isDrawn ? children : null;
}
