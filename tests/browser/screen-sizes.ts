import { SHARE } from '../setup/cases.ts';
import { seedOf } from './chance.ts';

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

/** Sizes that show the same layout with a little more or less room. */
const ALIKE: readonly (readonly number[])[] = [[360, 390], [667, 844], [820], [1280, 1440]];

/**
 * The sizes at which a moment is looked at: one of those that are alike, which of them its name decides, and all of
 * them with `CASES=1`.
 */
export function sizesFor(moment: string): readonly (readonly [width: number, height: number])[] {
  if (SHARE === 1) return SCREEN_SIZES;
  const lot = seedOf(moment);
  const chosen = ALIKE.map((widths, nth) => widths[(lot >>> nth) % widths.length]);
  return SCREEN_SIZES.filter(([width]) => chosen.includes(width));
}
