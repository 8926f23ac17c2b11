import { useEffect, useState } from 'preact/hooks';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { useRemoveSkeleton } from './skeleton.tsx';

/** How long a browser's storage may take before it is spoken of, in milliseconds. */
const PATIENCE = 5000;

interface Props {
  /** What is said at first. */
  readonly children: string;
  /** Begins without what lies there. */
  readonly goOnWithout?: (() => void) | undefined;
}

const load = () => import('./StorageTimeoutNotice.tsx');

/** What stands on a page while it looks at what is kept; where the storage does not answer, it says so. */
export function LoadingNotice({ children, goOnWithout }: Props) {
  const [isSilent, setSilent] = useState(false);
  const part = useLazyModule(isSilent, load);
  useEffect(() => {
    const waiting = setTimeout(setSilent, PATIENCE, true);
    return () => clearTimeout(waiting);
  }, []);
  const isTold = typeof part === 'object';
  useRemoveSkeleton(isTold);
  return isTold ? (
    <part.StorageTimeoutNotice goOnWithout={goOnWithout} />
  ) : (
    <p class="aid-hint">{children}</p>
  );
}
