import { useEffect } from 'preact/hooks';

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen awake while `active`, takes it up again after the page was hidden, lets go after. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !canStayAwake()) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // The device refuses (low battery): the game goes on, the screen sleeps when it must.
      }
    };
    document.addEventListener('visibilitychange', take);
    take();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      lock?.release();
    };
  }, [active]);
}
