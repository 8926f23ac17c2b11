import { useEffect } from 'preact/hooks';
import { useFirstInteraction } from '../frame/Lazy.tsx';
import { preload } from './use-lazy-module.ts';

/** Safari knows no idle time. */
const whenIdle: (then: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Loads parts that are likely to be opened next, one after the other while the page is idle, once
 * somebody has begun to use it. Whoever only looks loads none of them.
 */
export function usePreload(loads: readonly (() => Promise<object>)[]): void {
  const isTouched = useFirstInteraction();
  useEffect(() => {
    if (!isTouched) return;
    let isOver = false;
    const next = ([first, ...rest]: typeof loads): void => {
      if (!first || isOver) return;
      whenIdle(() => void preload(first).then(() => next(rest)));
    };
    next(loads);
    return () => {
      isOver = true;
    };
  }, [isTouched]);
}
