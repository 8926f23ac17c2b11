import { useEffect, useRef } from 'preact/hooks';

/** How long a finger rests before that is a question, in milliseconds: shorter than the menu's. */
const LONG = 420;
/** How far it may tremble, in CSS pixels; more is the page being scrolled. */
const STILL = 10;

/**
 * Tells of a finger or pen that rests on something, and keeps the browser's own menu away from it.
 * The handlers belong on the element that holds what can be rested on.
 */
export function useLongPress(onLong: (target: Element) => void) {
  const waiting = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>();
  const isTouched = useRef(false);
  const lift = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = undefined;
  };
  useEffect(() => lift, []);
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      lift();
      isTouched.current = pointerType !== 'mouse';
      if (!isTouched.current || !(target instanceof Element)) return;
      waiting.current = { x, y, timer: window.setTimeout(() => onLong(target), LONG) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = waiting.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) lift();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: Event) => {
      if (isTouched.current) event.preventDefault();
    },
  };
}
