import { svg } from './svg.ts';

/*
 * Everything is in millimetres. A sheet is drawn on a canvas that lies in the middle of A4 as of Letter, 5 mm and
 * more away from every edge, so that either paper takes the same sheet at its true size:
 *
 *     on its side: 269 × 200 of 297 × 210 and of 279.4 × 215.9;  upright: 200 × 269
 */

export const CANVAS = { long: 269, short: 200 } as const;

/** What is drawn begins below the line with the title and the measure. */
export const DRAWING_TOP = 5.5;

/** Fits the sleeves of common small cards. */
export const CARD = { w: 44, h: 63 } as const;

/** A pawn is a tent: two faces, a base, and a tab that is glued under it. */
export const PAWN = { w: 12, face: 22, base: 10, tab: 5 } as const;

export const PLACE_RADIUS = 14;

/** Marks outside of a grid where to cut. */
export const cutMarks = (
  x: number,
  y: number,
  xs: readonly number[],
  ys: readonly number[],
  w: number,
  h: number,
): string =>
  svg.path(
    'cut',
    [
      ...xs.map((at) => `M${x + at} ${y - 2.2}v1.8M${x + at} ${y + h + 0.4}v1.8`),
      ...ys.map((at) => `M${x - 2.2} ${y + at}h1.8M${x + w + 0.4} ${y + at}h1.8`),
    ].join(''),
  );

/** The same, with thin lines inside of the grid. */
export const cuts = (
  x: number,
  y: number,
  xs: readonly number[],
  ys: readonly number[],
  w: number,
  h: number,
): string =>
  svg.path(
    'cut-line',
    [...xs.map((at) => `M${x + at} ${y}v${h}`), ...ys.map((at) => `M${x} ${y + at}h${w}`)].join(''),
  ) + cutMarks(x, y, xs, ys, w, h);

/** Where to cut a row of pieces of one size: before each and after the last. */
export const steps = (count: number, size: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, nth) => nth * size);
