import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { useLazyModule } from '../hooks/use-lazy-module.ts';

/** What going through a game puts on the screen. */
interface ReviewBeside {
  readonly open: () => void;
  /** What stands in the place of what is asked; undefined while nobody goes through the game. */
  readonly panel?: ComponentChildren;
}

interface Where {
  /** How many steps the game has. */
  readonly last: number;
  /** The moment of the past that is looked at. */
  readonly moment: number | undefined;
  readonly setMoment: (moment: number | undefined) => void;
}

/**
 * Going through the game with the coach, moment by moment. It comes in a file of its own; whoever goes
 * back to the present by any way has left it.
 */
export function useReview<Part extends object>(
  { last, moment, setMoment }: Where,
  load: () => Promise<Part>,
  show: (part: Part) => ComponentChildren,
): ReviewBeside {
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(isOpen, load);
  const isPast = moment !== undefined;
  const wasPast = useRef(false);
  // Only a way back closes it: whoever opens it as soon as the game is drawn is ahead of the first effect.
  useEffect(() => {
    if (wasPast.current && !isPast) setOpen(false);
    wasPast.current = isPast;
  }, [isPast]);
  const open = () => {
    setOpen(true);
    setMoment(last);
  };
  if (!isOpen || !isPast) return { open };
  return { open, panel: shown(loaded, show, () => setMoment(undefined)) };
}

function shown<Part extends object>(
  loaded: ReturnType<typeof useLazyModule<Part>>,
  show: (part: Part) => ComponentChildren,
  onBack: () => void,
): ComponentChildren {
  if (loaded === undefined) return <p class="aid-hint">{m.play_coach_begins()}</p>;
  if (loaded !== 'failed') return show(loaded);
  return (
    <section class="aid-panel">
      <p class="aid-trouble">{m.play_coach_failed()}</p>
      <button type="button" class="aid-secondary" onClick={onBack}>
        {m.play_moment_now()}
      </button>
    </section>
  );
}
