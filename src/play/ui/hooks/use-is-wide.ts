import { useEffect, useState } from 'preact/hooks';

/** Where a sheet has room beside the board. */
const WIDE = '(min-width: 75rem) and (min-height: 35.0625rem)';

/** Whether there is room for a sheet beside the board. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? false);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const changed = () => setWide(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, []);
  return isWide;
}
