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
