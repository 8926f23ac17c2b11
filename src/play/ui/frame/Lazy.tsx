import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { useArrivalFocus } from '../hooks/use-focus.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';

interface Props<Part> {
  /** The same function at every time: what it has loaded once is there at once. */
  readonly load: () => Promise<Part>;
  /**
   * What stands there before the part is needed, as a set-up before its game. The part comes with the
   * first touch of the page, so that nobody waits for it in between.
   */
  readonly before?: ComponentChildren | false;
  readonly children: (part: Part) => ComponentChildren;
}

/**
 * A part of the page in a file of its own, which is loaded when it is needed. Until it is there it
 * says so; where it cannot be had, it can be tried again.
 */
export function Lazy<Part extends object>({ load, before = false, children }: Props<Part>) {
  const isTouched = useFirstInteraction();
  const [tries, setTries] = useState(0);
  const isNeeded = before === false;
  const part = useLazyModule(isNeeded || isTouched, load, `${isNeeded} ${tries}`);
  useArrivalFocus(isNeeded && typeof part === 'object');
  if (!isNeeded) return <>{before}</>;
  if (part === undefined) return <p class="aid-hint">{m.play_part_loading()}</p>;
  if (part !== 'failed') return <>{children(part)}</>;
  return (
    <div class="aid-trouble" role="alert">
      <p>{m.play_part_failed()}</p>
      <button type="button" class="aid-secondary" onClick={() => setTries(tries + 1)}>
        {m.play_part_again()}
      </button>
    </div>
  );
}

const SIGNS = ['pointerdown', 'keydown'] as const;

/** Whether somebody has begun to use the page. */
export function useFirstInteraction(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const touched = () => setTouched(true);
    for (const sign of SIGNS) document.addEventListener(sign, touched);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, touched);
    };
  }, [isTouched]);
  return isTouched;
}
