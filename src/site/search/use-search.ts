import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Hits } from './hits.ts';
import { openIndex, search } from './search-client.ts';
import { warmUp } from './warm-up.tsx';

interface Search {
  /** The latest results there are; they stay until newer ones arrive. */
  readonly shown: Hits | undefined;
  readonly failed: boolean;
  /** Asks for what stands in the box, in one chapter or, without a name, in all. */
  readonly ask: (query: string, chapter: string) => void;
}

/**
 * Searches at every key. While one search is under way the next waits, and those that newer keys
 * have overtaken are left out.
 */
export function useSearch(): Search {
  const [shown, setShown] = useState<Hits>();
  const [failed, setFailed] = useState(false);
  const line = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(0);

  // The index is on its way before the first letter is typed.
  useEffect(() => {
    openIndex()
      .then(() => warmUp(() => latest.current > 0))
      .catch(() => setFailed(true));
    return () => {
      latest.current++;
    };
  }, []);

  // Called by the key itself, not by a drawing after it: so the answer can be in the very next frame.
  const ask = useCallback((query: string, chapter: string) => {
    const asked = query.trim();
    const own = ++latest.current;
    const late = () => own !== latest.current;
    if (!asked) {
      setShown(undefined);
      return;
    }
    line.current = line.current.then(async () => {
      if (late()) return;
      try {
        const hits = await search(asked, chapter);
        if (late()) return;
        setFailed(false);
        setShown(hits);
      } catch {
        if (!late()) setFailed(true);
      }
    });
  }, []);

  return { shown, failed, ask };
}
