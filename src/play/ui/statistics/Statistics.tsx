import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import * as m from '#messages';
import { latestPosition } from '#play/history/game-history.ts';
import { gameIn, type Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { OpenedPart } from '../frame/OpenedPart.tsx';
import { usePlayContext } from '../frame/play-context.ts';
import { useSession } from '../frame/session.ts';
import { type ChunkedWork, useChunkedWork } from '../hooks/use-chunked-work.ts';
import '../style/tables.css';

interface Props<T extends SaveTypes> {
  /** What counts the games, and tells what they came to. */
  readonly load: () => Promise<{
    readonly Counted: ComponentType<{ readonly saves: readonly Save<T>[] }>;
  }>;
}

/** What the visitor's finished games came to. They are counted when this is opened. */
export function Statistics<T extends SaveTypes>({ load }: Props<T>) {
  const { others } = usePlayContext<T>();
  return (
    <OpenedPart
      title={m.play_statistics()}
      load={load}
      failed={<p role="alert">{m.play_part_failed()}</p>}
    >
      {({ Counted }) => <PlayedThrough saves={others} Counted={Counted} />}
    </OpenedPart>
  );
}

/** So many games are played through in one go. */
const IN_ONE_GO = 8;

interface PlayedProps<T extends SaveTypes> {
  readonly saves: readonly Save<T>[];
  readonly Counted: ComponentType<{ readonly saves: readonly Save<T>[] }>;
}

/** Counts games once each has been played through, to know what it came to. */
function PlayedThrough<T extends SaveTypes>({ saves, Counted }: PlayedProps<T>) {
  const { rules } = useSession().mode;
  const work = useMemo((): ChunkedWork => {
    let at = 0;
    return {
      get isDone() {
        return at >= saves.length;
      },
      goOn: () => {
        for (const save of saves.slice(at, at + IN_ONE_GO)) {
          const game = gameIn(save);
          // It is remembered for whoever counts.
          if (game) latestPosition(rules, game);
        }
        at += IN_ONE_GO;
      },
    };
  }, [rules, saves]);
  return useChunkedWork(work) ? (
    <Counted saves={saves} />
  ) : (
    <p class="aid-hint">{m.play_loading()}</p>
  );
}
