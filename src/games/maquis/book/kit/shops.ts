import { awning, barrel, bush, crate, ground, shuttered, smoke } from './strokes.ts';
import { circle, path, rect, svgLine } from './svg.ts';

/** The places of the town where something is sold or given. */

const sky = circle('sk', 0, 0, 14);

const grocer = [
  rect('w1', -10.5, -10, 21, 18.5),
  path('ro', 'M-12-9.8L-9.5-13.2H9.5L12-9.8Z'),
  shuttered([-8, -1.6, 4.8], -8.4, 3.2, 3.8, 'gr'),
  rect('wd', -10, -3.4, 20, 1.9),
  [-7, -4.2, -1.4, 1.4, 4.2, 7].map((x) => svgLine('cream', x - 0.8, -2.4, x + 0.8, -2.4)).join(''),
  rect('gl', -9, 1, 11.4, 5.4) + svgLine('hair', -3.3, 1, -3.3, 6.4),
  awning(-9.8, -1.4, 12.8, 2.8, 7, 'ro'),
  rect('wd', 4.6, -0.6, 4.6, 9.1) + rect('gl', 5.4, 0.3, 3, 3.8) + circle('dk', 8.4, 5.4, 0.3),
  rect('wd', -10.4, 6.2, 6.2, 2.3),
  [-9.4, -8, -6.6, -5.2].map((x) => circle('ap', x, 5.9, 0.85)).join(''),
  rect('wd', -3.4, 6.2, 6.2, 2.3),
  [-2.4, -1, 0.4, 1.8].map((x) => circle('lf', x, 5.9, 0.85)).join(''),
].join('');

const doctor = [
  rect('w1', 4.4, -12.4, 2.2, 6),
  path('w1', 'M-8 8.5V-3.5L0-10.5L8-3.5V8.5Z'),
  path('sl', 'M-9.8-2.4L0-12L9.8-2.4L8.4-1L0-9.2L-8.4-1Z'),
  circle('gl', 0, -5.2, 1.6) + path('hair', 'M0-6.8V-3.6M-1.6-5.2H1.6'),
  shuttered([-6, 3], -0.8, 3, 4.2, 'gr'),
  path('bl', 'M-2 8.5V1.6a2 2 0 0 1 4 0V8.5Z') + circle('dk', 1.2, 5.2, 0.3),
  path('ink', 'M8-2.6H12.4M9.8-2.6V-1.6M12-2.6V-1.6'),
  rect('wh', 8.6, -1.6, 4.6, 4.6) +
    path('rd0', 'M10.2-1H11.6V0H12.6V1.4H11.6V2.4H10.2V1.4H9.2V0H10.2Z'),
  bush(-10.6, 6.6, 2.2),
  bush(10.2, 7, 1.7),
].join('');

const fence = [
  path('st', 'M-14 8.5V-12H-4V8.5Z'),
  path('w2', 'M4.6 8.5V-13H14V8.5Z'),
  path('dk2', 'M-4 8.5V-9.5H4.6V8.5Z'),
  path('hair', 'M-13-8.5H-9M-11-5.5H-5M-13-2.5H-8M-9 .5H-5M6-10H9M9.5-8H13M11 1H13.6M11.4 5H13.6'),
  rect('gl', 6.6, -6.6, 4.4, 3.8) + path('ink', 'M8.1-6.6V-2.8M9.5-6.6V-2.8'),
  rect('wd', 5.8, 0, 4.6, 8.5) +
    path('hair', 'M8.1 0V8.5M5.8 3H10.4') +
    circle('dk', 9.6, 4.6, 0.3),
  path('bold', 'M-4-9H2.6'),
  path('ink', 'M-1.8-9V-7.2M1.8-9V-7.2M0-9V-5'),
  circle('ye', -1.8, -6.2, 1.3) + circle('ye', 1.8, -6.2, 1.3) + circle('ye', 0, -3.8, 1.3),
  crate(-12.6, 8.5, 5.4, 5.2),
  crate(-11.2, 3.3, 4.2, 3.8),
  path('w2', 'M-2.6 8.5V5.6C-2.6 4.4-1.4 4-.8 4.4C.2 3.6 2 4.2 2 5.6V8.5Z') +
    path('hair', 'M-.8 4.4V3.2M-.8 4.4L.2 3.4'),
].join('');

const table = (x: number, y: number): string =>
  path('ink', `M${x} ${y + 0.2}V${y + 3.4}M${x - 1.2} ${y + 3.6}H${x + 1.2}`) +
  rect('wh', x - 1.9, y - 0.4, 3.8, 0.8) +
  path(
    'ink',
    `M${x - 4} ${y - 1.4}V${y + 3.6}M${x - 4} ${y + 1}H${x - 2.4}V${y + 3.6}M${x + 4} ${y - 1.4}V${y + 3.6}M${x + 4} ${y + 1}H${x + 2.4}V${y + 3.6}`,
  ) +
  path('ro', `M${x - 0.6} ${y - 0.4}V${y - 2}H${x + 0.2}V${y - 0.4}Z`);

const cafe = [
  rect('w2', -11, -11.5, 22, 20),
  shuttered([-8.4, -1.6, 5.2], -9.4, 3.2, 4, 'bl'),
  rect('dk', -9.8, -4.4, 19.6, 2.1),
  [-6, -3, 0, 3, 6].map((x) => svgLine('cream', x - 1, -3.3, x + 1, -3.3)).join(''),
  rect('gl', -9.4, 0, 6.8, 6) + rect('gl', 2.8, 0, 6.8, 6) + path('hair', 'M-6 0V6M6.2 0V6'),
  rect('wd', -1.9, -0.4, 3.8, 8.9) + rect('gl', -1.1, 0.6, 2.2, 4),
  awning(-10.2, -2.2, 20.4, 2.6, 11, 'gr'),
  table(-7, 4.8),
  table(7, 4.8),
].join('');

const blackMarket = [
  rect('st', -15, -13, 30, 22),
  path(
    'hair',
    'M-14-10.5H-9M-7-10.5H-1M1-10.5H6M8-10.5H13M-12-7.5H-8M9-7.5H13M-13-4H-10M10.5-4H13M-13 0H-11M11-1H14',
  ),
  path('dk2', 'M-9.6 8.5V0a9.6 9.6 0 0 1 19.2 0V8.5Z'),
  path('sto', 'M-9.6 8.5V0a9.6 9.6 0 0 1 19.2 0V8.5H11.6V0a11.6 11.6 0 0 0-23.2 0V8.5Z'),
  path('ink', 'M0-9.6V-11.6M-5-8.2L-6-9.9M5-8.2L6-9.9M-8.4-4.6L-10.2-5.6M8.4-4.6L10.2-5.6'),
  path('ink', 'M0-9.6V-6.4'),
  path('ye', 'M-1.4-3L-1-6.4H1L1.4-3Z') +
    path('hair', 'M-3.4-1.4L-2.2-2.4M3.4-1.4L2.2-2.4M0-1.2V-2.4'),
  barrel(-8.4, 8.5, 4.4, 5.6),
  barrel(-3.4, 8.5, 4, 5),
  path('w2', 'M1.6 8.5C.4 6 1 4.4 2.4 3.6L1.8 2.4H4.4L3.8 3.6C5.4 4.4 6 6 5 8.5Z') +
    path('hair', 'M2.4 3.6H3.8'),
  crate(5.4, 8.5, 3.6, 3.4),
].join('');

/** By place, with what lies behind it. */
export const SHOPS = {
  grocer: sky + ground() + grocer,
  doctor: sky + ground() + doctor + smoke(5.6, -12.4),
  fence:
    circle('sk', 0, 0, 14) +
    fence +
    svgLine('ink', -15, 8.5, 15, 8.5) +
    path('gd0', 'M-15 8.6H15V15H-15Z'),
  cafe: sky + ground() + cafe,
  'black-market': blackMarket + ground(),
} as const;
