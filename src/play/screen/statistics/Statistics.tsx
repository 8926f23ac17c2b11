import type { ComponentType } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import { lastMoment } from '../../history/last-moment.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { gameIn, type Save } from '../../saves/save.ts';
import { useSession } from '../frame/session.ts';
import { useSettings } from '../frame/settings.ts';
import { useInParts, type Work } from '../hooks/use-in-parts.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import '../style/tables.css';

interface Props<K extends SaveKinds> {
  /** What counts the games, and tells what they came to. */
  readonly load: () => Promise<{
    readonly Counted: ComponentType<{ readonly saves: readonly Save<K>[] }>;
  }>;
}

/** What the visitor's finished games came to. They are counted when this is opened. */
export function Statistics<K extends SaveKinds>({ load }: Props<K>) {
  const { others } = useSettings<K>();
  const [isOpen, setOpen] = useState(false);
  const part = useLoaded(isOpen, load);
  return (
    <details
      class="aid-more aid-more--spaced"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.play_statistics()}</summary>
      {part === 'failed' && <p role="alert">{m.play_part_failed()}</p>}
      {typeof part === 'object' && <PlayedThrough saves={others} Counted={part.Counted} />}
    </details>
  );
}

/** So many games are played through in one go. */
const IN_ONE_GO = 8;

interface PlayedProps<K extends SaveKinds> {
  readonly saves: readonly Save<K>[];
  readonly Counted: ComponentType<{ readonly saves: readonly Save<K>[] }>;
}

/** Counts games once each has been played through, to know what it came to. */
function PlayedThrough<K extends SaveKinds>({ saves, Counted }: PlayedProps<K>) {
  const { rules } = useSession().kit;
  const work = useMemo((): Work => {
    let at = 0;
    return {
      get isDone() {
        return at >= saves.length;
      },
      goOn: () => {
        for (const save of saves.slice(at, at + IN_ONE_GO)) {
          const game = gameIn(save);
          // It is remembered for whoever counts.
          if (game) lastMoment(rules, game);
        }
        at += IN_ONE_GO;
      },
    };
  }, [rules, saves]);
  return useInParts(work) ? <Counted saves={saves} /> : <p class="aid-hint">{m.play_loading()}</p>;
}
