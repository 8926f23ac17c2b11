import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LOCATION_IDS, type LocationId } from '#maquis/data/index.ts';

/*
 * Pawns dragged onto places, by mouse, pen or finger alike. A second way to what taps and keys do:
 * whatever bears `data-pawn-from` can be picked up, whatever bears `data-place` is where it can be
 * dropped. A tap stays a tap: only a pointer that has moved a little picks a pawn up.
 */

/** What is done with a dropped pawn; false where it may not stand there. */
export type Drop = (from: string, to: LocationId) => boolean;

/** How far a pointer moves before that is no tap any more, in CSS pixels. */
const THRESHOLD = 8;

interface Held {
  readonly source: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The pawn under the pointer, once it has been picked up. */
  ghost?: HTMLElement;
  over?: HTMLElement | undefined;
}

/** Lets pawns inside of an element be dragged onto its places. */
export function usePawnDrag(root: RefObject<HTMLElement>, drop: Drop): void {
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const element = root.current;
    return element ? followPawns(element, (from, to) => latest.current(from, to)) : undefined;
  }, [root]);
}

function followPawns(root: HTMLElement, drop: Drop): () => void {
  let held: Held | undefined;
  let following: AbortController | undefined;

  const start = (event: PointerEvent) => {
    const { target, pointerId: pointer, clientX: x, clientY: y } = event;
    if (!event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
    const source = target.closest<HTMLElement>('[data-pawn-from]');
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
      held.ghost = pickUp(held.source);
      root.dataset.dragging = '';
    }
    event.preventDefault();
    held.ghost.style.translate = `${clientX}px ${clientY}px`;
    const over = placeUnder(root, clientX, clientY);
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
    const from = source.dataset.pawnFrom ?? '';
    const to = LOCATION_IDS.find((id) => id === over?.dataset.place);
    // The click that the browser makes of it comes first, and is none.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, true);
    setTimeout(() => {
      window.removeEventListener('click', swallow, true);
      if (!over || !to || to === from || drop(from, to)) return;
      // Where it may not stand, the map tells what a tap there is told.
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

/** The pawn as it hangs on the pointer. */
function pickUp(source: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'pawn-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const pawn = source.querySelector('.pawn-icon')?.cloneNode(true);
  if (pawn) ghost.append(pawn);
  document.body.append(ghost);
  return ghost;
}

function placeUnder(root: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return place && root.contains(place) ? place : undefined;
}
