import { useEffect, useRef } from 'preact/hooks';
import type { Aid } from './aid.ts';
import { useWhenDrawn } from './use-when-drawn.ts';

/**
 * Keeps the place of whoever reads or plays by keyboard. A step of set-up begins at its prompt; in a
 * game the focus goes there whenever the button just pressed is gone. A page that opens on set-up
 * leaves the focus alone.
 */
export function usePromptFocus(state: Aid['state']): void {
  const { game, selected, setUp } = state.context;
  const isSettingUp = state.matches('setUp');
  const step = JSON.stringify(state.value);
  const last = useRef<string>();
  const given = [step, game?.steps.length, selected, setUp.goals];
  useEffect(() => {
    if (!isSettingUp) leavePanel();
  }, given);
  useWhenDrawn(() => {
    const isOpening = last.current === undefined;
    const isNewStep = isSettingUp && !isOpening && last.current !== step;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    last.current = step;
    if (isNewStep || (isLost && !(isSettingUp && isOpening))) {
      document.getElementById('aid-prompt')?.focus({ preventScroll: true });
    }
  }, given);
}

/**
 * Takes the focus off what is about to be removed `Afterwards`. A browser that removes what has the
 * focus works out the looks of the whole page at once, and once more when the rest is drawn. As an
 * effect it comes before that and before the focus goes to the prompt, however late frames are.
 */
function leavePanel(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('.aid-panel')) {
    activeElement.blur();
  }
}
