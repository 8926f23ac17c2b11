import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** An effect that comes when all that a tap changes is drawn, with what is drawn `Afterwards`. */
export function useAfterPaint(effect: () => void, given: readonly unknown[]): void {
  useEffect(() => {
    const frame = requestAnimationFrame(effect);
    return () => cancelAnimationFrame(frame);
  }, given);
}

/*
 * Keeps the place of whoever reads or plays by keyboard: what was pressed is often gone with the
 * press, and a browser then begins again at the top of the page.
 *
 * What is waited for has the id of PROMPT and `tabIndex={-1}`; one such stands on the screen at a time.
 */
export const PROMPT = 'aid-prompt';

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const focusPrompt = (): void => document.getElementById(PROMPT)?.focus({ preventScroll: true });

/**
 * When the button just pressed is gone, the focus goes to what stands there now.
 *
 * @param change whatever makes buttons come and go
 * @returns for the element that takes the focus; it needs `tabIndex={-1}`
 */
export function useKeptFocus<Kind extends HTMLElement>(change: unknown): RefObject<Kind> {
  const stand = useRef<Kind>(null);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (isFocusLost()) stand.current?.focus({ preventScroll: true });
  }, [change]);
  return stand;
}

/**
 * A step of a set-up begins at its prompt; in a game the focus goes there whenever the button just
 * pressed is gone. A page that opens on set-up leaves the focus alone.
 *
 * @param waited changes with whatever is waited for
 * @param step of the set-up, while there is one
 */
export function usePromptFocus(waited: string, step: string | undefined): void {
  const last = useRef<{ readonly step: string | undefined }>();
  useEffect(() => {
    if (step === undefined) leavePanel();
  }, [waited]);
  useAfterPaint(() => {
    const isOpening = last.current === undefined;
    const isNewStep = step !== undefined && !isOpening && last.current?.step !== step;
    last.current = { step };
    if (isNewStep || (isFocusLost() && !(step !== undefined && isOpening))) focusPrompt();
  }, [waited]);
}

/** Where a part of the page comes late, and nothing else has the focus by then, its prompt takes it. */
export function useArrivalFocus(isThere: boolean): void {
  const isLate = useRef(!isThere);
  useAfterPaint(() => {
    if (isThere && isLate.current && isFocusLost()) focusPrompt();
    isLate.current = !isThere;
  }, [isThere]);
}

/**
 * Takes the focus off what is about to be removed a frame later. A browser that removes what has the
 * focus works out the looks of the whole page at once, and once more when the rest is drawn. As an
 * effect it comes before that and before the focus goes to the prompt, however late frames are.
 */
function leavePanel(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('.aid-panel')) {
    activeElement.blur();
  }
}

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
  useAfterPaint(() => {
    if (last.current === stage) return;
    last.current = stage;
    document.querySelector('.play-layout')?.scrollIntoView({ block: isPane() ? 'end' : 'start' });
    if (isFocusLost()) focusPrompt();
  }, [stage]);
}

/** Shows what is waited for from its beginning whenever something else is. */
export function usePaneAtTop(waited: string): void {
  useAfterPaint(() => {
    document.querySelector('.play-question')?.scrollTo({ top: 0 });
  }, [waited]);
}
