/** How long the device vibrates, in milliseconds. */
const LENGTH = 40;

/** Whether the device may have something to vibrate with: browsers of desks only pretend to. */
export const canVibrate = (): boolean => 'vibrate' in navigator && navigator.maxTouchPoints > 0;

/** A short vibration, where the device has one. */
export function buzz(): void {
  if (canVibrate()) navigator.vibrate(LENGTH);
}
