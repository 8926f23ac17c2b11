import { useEffect, useState } from 'preact/hooks';
import type { Hits } from './hits.ts';
import { openIndex, search } from './search-client.ts';

/** Between the last key and the search, in milliseconds. */
const PAUSE = 90;

interface Search {
  /** The latest results there are; they stay until newer ones arrive. */
  readonly shown: Hits | undefined;
  readonly failed: boolean;
}

/** Searches as somebody types. Answers that come too late are dropped. */
export function useSearch(query: string, chapter: string): Search {
  const [shown, setShown] = useState<Hits>();
  const [failed, setFailed] = useState(false);

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
    const timer = setTimeout(async () => {
      try {
        const hits = await search(asked, chapter);
        if (late) return;
        setFailed(false);
        setShown(hits);
      } catch {
        if (!late) setFailed(true);
      }
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [query, chapter]);

  return { shown, failed };
}
