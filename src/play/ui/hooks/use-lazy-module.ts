import { useEffect, useState } from 'preact/hooks';

/** A part of the page in a file of its own: not yet there, there, or not to be had. */
type LazyState<Part> = Part | 'failed' | undefined;

/** What has come, by what loaded it: wanted again, it is there at once. */
const come = new WeakMap<() => Promise<object>, object>();

/** Loads a part ahead of its time, so that it is there at once; where that fails, nothing is said. */
export async function preload(load: () => Promise<object>): Promise<void> {
  if (come.has(load)) return;
  await load().then(
    (part) => come.set(load, part),
    () => undefined,
  );
}

/**
 * Loads a part when it is first wanted; where it failed, it is tried again when wanted anew.
 *
 * @param time tries a part again that failed, whenever it is another
 */
export function useLazyModule<Part extends object>(
  isWanted: boolean,
  load: () => Promise<Part>,
  time?: unknown,
): LazyState<Part> {
  const [loaded, setLoaded] = useState<LazyState<Part>>();
  const part = typeof loaded === 'object' ? loaded : (come.get(load) as Part | undefined);
  const isThere = part !== undefined;
  useEffect(() => {
    if (!isWanted || isThere) return;
    setLoaded(undefined);
    load().then(
      (found) => {
        come.set(load, found);
        setLoaded(() => found);
      },
      () => setLoaded('failed'),
    );
  }, [isWanted, isThere, time]);
  return isWanted ? (part ?? loaded) : undefined;
}
