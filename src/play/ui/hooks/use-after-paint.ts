import { useEffect } from 'preact/hooks';

/** An effect that comes when all that a tap changes is drawn, with what is drawn `Afterwards`. */
export function useAfterPaint(effect: () => void, given: readonly unknown[]): void {
  useEffect(() => {
    const frame = requestAnimationFrame(effect);
    return () => cancelAnimationFrame(frame);
  }, given);
}
