/** Phones upright and across, a tablet, and desks: where board and question stand on one screen. */
export const SCREEN_SIZES = [
  [360, 740],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const;

/** The phone and the desk on which most is looked at. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
