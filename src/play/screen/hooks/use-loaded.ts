import { useEffect, useState } from 'preact/hooks';

/** A part of the page in a file of its own: not yet there, there, or not to be had. */
export type Loaded<Part> = Part | 'failed' | undefined;

/** Loads a part when it is first wanted; where it failed, it is tried again when wanted anew. */
export function useLoaded<Part extends object>(
  isWanted: boolean,
  load: () => Promise<Part>,
): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>();
  const isThere = typeof loaded === 'object';
  useEffect(() => {
    if (!isWanted || isThere) return;
    setLoaded(undefined);
    load().then(
      (part) => setLoaded(() => part),
      () => setLoaded('failed'),
    );
  }, [isWanted, isThere]);
  return isWanted ? loaded : undefined;
}
