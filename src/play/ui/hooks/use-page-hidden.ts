import { useEffect, useRef } from 'preact/hooks';

/**
 * Calls when nobody looks at the page any more: another tab or app came before it, or the visitor goes
 * elsewhere and may come back to it as it stood. What must not be seen then has to go at once.
 */
export function usePageHidden(hide: () => void): void {
  const now = useRef(hide);
  now.current = hide;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') now.current();
    };
    const leave = () => now.current();
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
    };
  }, []);
}
