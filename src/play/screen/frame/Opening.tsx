import { useEffect, useState } from 'preact/hooks';
import { useAheadGone } from '../hooks/use-ahead-gone.ts';
import { useLoaded } from '../hooks/use-loaded.ts';

/** How long a browser's storage may take before it is spoken of, in milliseconds. */
const PATIENCE = 5000;

interface Props {
  /** What is said at first. */
  readonly children: string;
  /** Begins without what lies there. */
  readonly goOnWithout?: () => void;
}

const load = () => import('./Silent.tsx');

/** What stands on a page while it looks at what is kept; where the storage does not answer, it says so. */
export function Opening({ children, goOnWithout }: Props) {
  const [isSilent, setSilent] = useState(false);
  const part = useLoaded(isSilent, load);
  useEffect(() => {
    const waiting = setTimeout(setSilent, PATIENCE, true);
    return () => clearTimeout(waiting);
  }, []);
  const isTold = typeof part === 'object';
  useAheadGone(isTold);
  return isTold ? <part.Silent goOnWithout={goOnWithout} /> : <p class="aid-hint">{children}</p>;
}
