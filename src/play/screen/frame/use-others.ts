import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Found } from '../../saves/found.ts';
import type { Save } from '../../saves/save.ts';
import type { Shelf } from '../../saves/shelf.ts';

type Seen<K extends SaveKinds> = Pick<Found<K>, 'saves' | 'unreadable'>;

const NOTHING = { saves: [], unreadable: [] } as const;

/** What else lies on a shelf, as far as this page has looked. */
export interface Others<K extends SaveKinds> {
  readonly others: readonly Save<K>[];
  readonly unreadable: Seen<K>['unreadable'];
  readonly lookAround: () => void;
  /** Shows a change that is being written, before it is. */
  readonly change: (change: (saves: readonly Save<K>[]) => readonly Save<K>[]) => void;
}

/**
 * The games on a shelf besides one. There can be thousands, and looking at them takes a while: it is done
 * once for whatever was written meanwhile, and never twice at a time.
 */
export function useOthers<K extends SaveKinds>(shelf: Shelf<K> | undefined, id: string): Others<K> {
  const [{ saves, unreadable }, setSeen] = useState<Seen<K>>(NOTHING);
  const looking = useMemo(() => {
    let isBusy = false;
    let isOutdated = false;
    const look = async () => {
      isOutdated = true;
      if (isBusy || !shelf) return;
      isBusy = true;
      while (isOutdated) {
        isOutdated = false;
        const seen = await shelf.find().catch(() => undefined);
        if (seen && !isOutdated) setSeen(seen);
      }
      isBusy = false;
    };
    const change: Others<K>['change'] = (by) => {
      // What is being looked at may be from before.
      isOutdated = true;
      setSeen((seen) => ({ ...seen, saves: by(seen.saves) }));
    };
    return { lookAround: () => void look(), change };
  }, [shelf]);
  useEffect(looking.lookAround, [looking, id]);
  const others = useMemo(() => saves.filter((other) => other.id !== id), [saves, id]);
  return { others, unreadable, ...looking };
}
