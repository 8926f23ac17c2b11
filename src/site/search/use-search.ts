import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hits } from './hits.ts';
import { openIndex, search } from './search-client.ts';

interface Search {
  /** The latest results there are; they stay until newer ones arrive. */
  readonly shown: Hits | undefined;
  readonly failed: boolean;
}

/**
 * Searches at every key. While one search is under way the next waits, and those that newer keys
 * have overtaken are left out.
 */
export function useSearch(query: string, chapter: string): Search {
  const [shown, setShown] = useState<Hits>();
  const [failed, setFailed] = useState(false);
  const line = useRef<Promise<void>>(Promise.resolve());

  // The index is on its way before the first letter is typed.
  useEffect(() => {
    openIndex().catch(() => setFailed(true));
  }, []);

  useEffect(() => {
    const asked = query.trim();
    if (!asked) {
      setShown(undefined);
      return;
    }
    let late = false;
    line.current = line.current.then(async () => {
      if (late) return;
      try {
        const hits = await search(asked, chapter);
        if (late) return;
        setFailed(false);
        setShown(hits);
      } catch {
        if (!late) setFailed(true);
      }
    });
    return () => {
      late = true;
    };
  }, [query, chapter]);

  return { shown, failed };
}
