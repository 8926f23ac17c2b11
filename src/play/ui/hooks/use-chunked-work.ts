import { useEffect, useState } from 'preact/hooks';

/** Long work that goes on where it stopped. */
export interface ChunkedWork {
  readonly isDone: boolean;
  /** Does a little of it. */
  readonly goOn: () => void;
}

/** Does long work a little at each rendering, the first at once; says whether it is done. */
export function useChunkedWork(work: ChunkedWork): boolean {
  const [, setTimes] = useState(0);
  if (!work.isDone) work.goOn();
  const { isDone } = work;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setTimes((times) => times + 1));
    return () => clearTimeout(timer);
  });
  return isDone;
}
