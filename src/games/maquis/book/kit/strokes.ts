import { circle, path, rect, svgLine } from './svg.ts';

/*
 * What several drawings have: windows, awnings, trees. A place is drawn in a disc of 28 mm around its middle. The
 * plate with its name lies over the lowest third, so it stands on a line 8.5 mm below the middle.
 */

/** Where a drawing of a place stands. */
const GROUND = 8.5;

export const ground = (): string =>
  path('gd0', `M-15 ${GROUND}H15V15H-15Z`) + svgLine('ink', -15, GROUND, 15, GROUND);

/** Windows with a cross, at these spots from the left and from the top. */
export const windows = (xs: readonly number[], y: number, w: number, h: number): string =>
  xs
    .map(
      (x) =>
        rect('gl', x, y, w, h) +
        svgLine('hair', x + w / 2, y, x + w / 2, y + h) +
        svgLine('hair', x, y + h * 0.4, x + w, y + h * 0.4),
    )
    .join('');

/** Windows with a shutter on either side. */
export const shuttered = (
  xs: readonly number[],
  y: number,
  w: number,
  h: number,
  look: string,
): string =>
  xs.map((x) => rect(look, x - 1.1, y, 1.1, h) + rect(look, x + w, y, 1.1, h)).join('') +
  windows(xs, y, w, h);

/** An awning of stripes that spreads a little towards its scalloped edge. */
export function awning(
  x: number,
  y: number,
  w: number,
  high: number,
  stripes: number,
  look: string,
): string {
  const middle = x + w / 2;
  const spread = (at: number) => Math.round((at + (at - middle) * 0.1) * 100) / 100;
  return Array.from({ length: stripes }, (_, nth) => {
    const left = Math.round((x + (nth * w) / stripes) * 100) / 100;
    const right = Math.round((x + ((nth + 1) * w) / stripes) * 100) / 100;
    const [a, b] = [spread(left), spread(right)];
    const half = Math.round((b - a) * 50) / 100;
    return path(
      nth % 2 ? 'wh' : look,
      `M${left} ${y}H${right}L${b} ${y + high}a${half} .9 0 0 1 ${-2 * half} 0Z`,
    );
  }).join('');
}

export const bush = (x: number, y: number, r: number): string =>
  circle('lf', x, y, r) + path('hair', `M${x - r * 0.5} ${y}q${r * 0.4} ${r * 0.5} ${r} 0`);

export const poplar = (x: number, y: number, high: number): string =>
  svgLine('ink', x, y, x, y - high * 0.3) +
  path(
    'lf',
    `M${x} ${y - high}C${x + high * 0.3} ${y - high * 0.5} ${x + high * 0.22} ${y - high * 0.15} ${x} ${y - high * 0.15}S${x - high * 0.3} ${y - high * 0.5} ${x} ${y - high}Z`,
  );

export const smoke = (x: number, y: number): string =>
  path('hair', `M${x} ${y}c-1.6-1 .8-1.8-.2-3c-1-1.2 1.2-1.6.6-2.8`);

/** Three waves that come from a spot. */
export const waves = (x: number, y: number, side: 1 | -1): string =>
  [1.6, 2.9, 4.2]
    .map((r) =>
      path(
        'ink',
        `M${x + side * r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 ${side > 0 ? 1 : 0} 0 ${r * 1.4}`,
      ),
    )
    .join('');

/** A lamp post with its lantern. */
export const lamp = (x: number, y: number, high: number): string =>
  svgLine('bold', x, y, x, y - high) +
  path(
    'ye',
    `M${x - 1} ${y - high}L${x - 1.3} ${y - high - 2.4}H${x + 1.3}L${x + 1} ${y - high}Z`,
  ) +
  path('dk', `M${x - 1.6} ${y - high - 2.4}L${x} ${y - high - 3.8}L${x + 1.6} ${y - high - 2.4}Z`);

/** A barrel on its end. */
export const barrel = (x: number, y: number, w: number, h: number): string =>
  path('wd', `M${x} ${y}q${-w * 0.12} ${-h / 2} 0 ${-h}h${w}q${w * 0.12} ${h / 2} 0 ${h}Z`) +
  path('hair', `M${x - 0.2} ${y - h * 0.25}h${w + 0.4}M${x - 0.2} ${y - h * 0.75}h${w + 0.4}`);

export const crate = (x: number, y: number, w: number, h: number): string =>
  rect('wd', x, y - h, w, h) +
  path('hair', `M${x} ${y - h}L${x + w} ${y}M${x + w} ${y - h}L${x} ${y}`);
