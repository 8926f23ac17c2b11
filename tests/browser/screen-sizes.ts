import { SHARE } from '../setup/cases.ts';
import { seedOf } from './chance.ts';

type Size = readonly [width: number, height: number];

/** Phones upright and across, a tablet, and desks: in a row, those that show the same layout with more or less room. */
const ALIKE: readonly (readonly Size[])[] = [
  [
    [360, 740],
    [390, 844],
  ],
  [
    [667, 375],
    [844, 390],
  ],
  [[820, 1180]],
  [
    [1280, 720],
    [1440, 900],
  ],
];

/** Where board and question stand on one screen. */
export const SCREEN_SIZES: readonly Size[] = ALIKE.flat();

/** The phone and the desk on which most is looked at. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/**
 * The sizes at which a moment is looked at: one of those that are alike, which of them its name decides, and all of
 * them with `CASES=1`.
 */
export function sizesFor(moment: string): readonly Size[] {
  if (SHARE === 1) return SCREEN_SIZES;
  const lot = seedOf(moment);
  return ALIKE.map((sizes, nth) => sizes[(lot >>> nth) % sizes.length] as Size);
}
