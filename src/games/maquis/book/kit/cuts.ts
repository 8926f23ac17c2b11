import { path } from './svg.ts';

/** Marks outside of a grid where to cut. */
export const cutMarks = (
  x: number,
  y: number,
  xs: readonly number[],
  ys: readonly number[],
  w: number,
  h: number,
): string =>
  path(
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
  path(
    'cut-line',
    [...xs.map((at) => `M${x + at} ${y}v${h}`), ...ys.map((at) => `M${x} ${y + at}h${w}`)].join(''),
  ) + cutMarks(x, y, xs, ys, w, h);

/** Where to cut a row of pieces of one size: before each and after the last. */
export const steps = (count: number, size: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, nth) => nth * size);
