import { useEffect, useRef } from 'preact/hooks';

/**
 * When the screen changes to another stage, the control that was used can be gone with it: then the
 * focus goes to the prompt, and the page to its top. A page that opens leaves both alone.
 */
export function useStageFocus(stage: string): void {
  const last = useRef(stage);
  useEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    scrollTo({ top: 0 });
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.getElementById('aid-prompt')?.focus({ preventScroll: true });
  }, [stage]);
}
