import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/*
 * Things dragged onto others, by mouse, pen or finger alike: a second way to what taps and keys do. A
 * tap stays a tap: only a pointer that has moved a little picks a thing up.
 */

/** What can be dragged where, told by selectors. */
export interface Dragged {
  readonly source: string;
  readonly target: string;
  /** What of the source, or the source itself, hangs on the pointer; and the class of what holds it there. */
  readonly picture: string;
  readonly ghost: string;
}

/** What is done with a dropped thing; false where it may not lie there. */
type Drop = (source: HTMLElement, target: HTMLElement) => boolean;

/** What is done as soon as a thing is picked up. */
type PickUp = (source: HTMLElement) => void;

/** How far a pointer moves before that is no tap any more, in CSS pixels. */
const THRESHOLD = 8;

interface Held {
  readonly source: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The thing under the pointer, once it has been picked up. */
  ghost?: HTMLElement;
  over?: HTMLElement | undefined;
}

/** Lets things inside of an element be dragged onto others. What they are stays the same. */
export function useDrag(
  root: RefObject<HTMLElement>,
  dragged: Dragged,
  drop: Drop,
  pickedUp?: PickUp,
): void {
  const latest = useRef({ drop, pickedUp });
  latest.current = { drop, pickedUp };
  // What is seen can be dragged: after the first paint a finger may already be on it.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    return follow(
      element,
      dragged,
      (source, target) => latest.current.drop(source, target),
      (source) => latest.current.pickedUp?.(source),
    );
  }, [root]);
}

function follow(root: HTMLElement, dragged: Dragged, drop: Drop, pickedUp: PickUp): () => void {
  let held: Held | undefined;
  let following: AbortController | undefined;

  const start = (event: PointerEvent) => {
    const { target, pointerId: pointer, clientX: x, clientY: y } = event;
    if (!event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
    const source = target.closest<HTMLElement>(dragged.source);
    if (!source) return;
    stop();
    held = { source, pointer, x, y };
    following = new AbortController();
    const options = { capture: true, signal: following.signal };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', end, options);
    window.addEventListener('pointercancel', stop, options);
    window.addEventListener('keydown', cancel, options);
  };

  const move = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointer) return;
    const { clientX, clientY } = event;
    if (!held.ghost) {
      if (Math.hypot(clientX - held.x, clientY - held.y) < THRESHOLD) return;
      held.ghost = pickUp(held.source, dragged);
      root.dataset.dragging = '';
      pickedUp(held.source);
    }
    event.preventDefault();
    held.ghost.style.translate = `${clientX}px ${clientY}px`;
    const over = targetUnder(root, dragged, clientX, clientY);
    if (over === held.over) return;
    held.over?.removeAttribute('data-held-over');
    over?.setAttribute('data-held-over', '');
    held.over = over;
  };

  const end = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointer) return;
    const { source, over, ghost } = held;
    stop();
    if (!ghost) return;
    // The click that the browser makes of it comes first, and is none.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, true);
    setTimeout(() => {
      window.removeEventListener('click', swallow, true);
      if (!over || drop(source, over)) return;
      // Where it may not lie, what a tap there is told is told.
      over.focus({ preventScroll: true });
      over.click();
    });
  };

  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  };

  const stop = () => {
    held?.ghost?.remove();
    held?.over?.removeAttribute('data-held-over');
    delete root.dataset.dragging;
    held = undefined;
    following?.abort();
  };

  root.addEventListener('pointerdown', start);
  return () => {
    stop();
    root.removeEventListener('pointerdown', start);
  };
}

/** The thing as it hangs on the pointer. */
function pickUp(source: HTMLElement, dragged: Dragged): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = dragged.ghost;
  ghost.setAttribute('aria-hidden', 'true');
  const picture = source.matches(dragged.picture) ? source : source.querySelector(dragged.picture);
  if (picture) ghost.append(picture.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

function targetUnder(
  root: HTMLElement,
  { target }: Dragged,
  x: number,
  y: number,
): HTMLElement | undefined {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>(target);
  return under && root.contains(under) ? under : undefined;
}
