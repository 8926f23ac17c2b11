import { useRef } from 'preact/hooks';
import { useWhenDrawn } from '../aid/use-when-drawn.ts';

/** Whether what is waited for has a part of the screen to itself, below the board. */
const isPane = (): boolean =>
  matchMedia('(max-width: 59.99rem) and (min-height: 46rem)').matches &&
  document.querySelector('[data-stage="playing"], [data-stage="line"]') !== null;

/**
 * When the screen changes to another stage, the control that was used can be gone with it: then the
 * focus goes to the prompt; the board comes into view. A page that opens leaves both alone.
 */
export function useStageFocus(stage: string): void {
  const last = useRef(stage);
  useWhenDrawn(() => {
    if (last.current === stage) return;
    last.current = stage;
    document.querySelector('.aid-game')?.scrollIntoView({ block: isPane() ? 'end' : 'start' });
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.getElementById('aid-prompt')?.focus({ preventScroll: true });
  }, [stage]);
}

/** Shows what is waited for from its beginning whenever something else is. */
export function usePaneAtTop(waited: string): void {
  useWhenDrawn(() => {
    document.querySelector('.aid-side')?.scrollTo({ top: 0 });
  }, [waited]);
}
