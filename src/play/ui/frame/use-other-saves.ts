import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import type { SaveStore } from '#play/saves/save-store.ts';
import type { ScanResult } from '#play/saves/scan-saves.ts';

type Seen<T extends SaveTypes> = Pick<ScanResult<T>, 'saves' | 'unreadable'>;

const NOTHING = { saves: [], unreadable: [] } as const;

/** What else lies on a shelf, as far as this page has looked. */
interface OtherSaves<T extends SaveTypes> {
  readonly others: readonly Save<T>[];
  readonly unreadable: Seen<T>['unreadable'];
  readonly lookAround: () => void;
  /** Shows a change that is being written, before it is. */
  readonly change: (change: (saves: readonly Save<T>[]) => readonly Save<T>[]) => void;
}

/**
 * The games on a shelf besides one. There can be thousands, and looking at them takes a while: it is done
 * once for whatever was written meanwhile, and never twice at a time.
 */
export function useOtherSaves<T extends SaveTypes>(
  shelf: SaveStore<T> | undefined,
  id: string,
): OtherSaves<T> {
  const [{ saves, unreadable }, setSeen] = useState<Seen<T>>(NOTHING);
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
    const change: OtherSaves<T>['change'] = (by) => {
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
