import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** From here on, in pixels, steps from Germany have room beside each other. */
const WIDE = 560;

/** Whether something has so little room that what is wide stands upright in it. */
export function useUpright(of: RefObject<HTMLElement>): boolean {
  const [isUpright, setUpright] = useState(false);
  useLayoutEffect(() => {
    const { current } = of;
    if (!current) return;
    const look = () => setUpright(current.clientWidth < WIDE);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return isUpright;
}
