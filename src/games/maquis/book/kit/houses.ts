import type { TileId } from '#games/maquis/data/index.ts';
import { detail, svg } from './svg.ts';

/*
 * The insides: what a room tile shows in a box of 30 by 18.5 above its plate, from its upper left corner, and the
 * rooms that are still empty.
 */

const smoke = (x: number, y: number): string =>
  svg.path('hair', `M${x} ${y}c-1.6-1 .8-1.8-.2-3c-1-1.2 1.2-1.6.6-2.8`);

/** A barrel on its end. */
const barrel = (x: number, y: number, w: number, h: number): string =>
  svg.path('wd', `M${x} ${y}q${-w * 0.12} ${-h / 2} 0 ${-h}h${w}q${w * 0.12} ${h / 2} 0 ${h}Z`) +
  svg.path('hair', `M${x - 0.2} ${y - h * 0.25}h${w + 0.4}M${x - 0.2} ${y - h * 0.75}h${w + 0.4}`);

const crate = (x: number, y: number, w: number, h: number): string =>
  svg.rect('wd', x, y - h, w, h) +
  svg.path('hair', `M${x} ${y - h}L${x + w} ${y}M${x + w} ${y - h}L${x} ${y}`);

const WALL = svg.rect('in', 0, 0, 30, 18.5);
const floor = (y = 14.5): string =>
  svg.path('fl0', `M0 ${y}H30V18.5H0Z`) + svg.line('ink', 0, y, 30, y);

/** A man at the corner, behind a newspaper, and somebody who listens. */
const informant = [
  svg.rect('sk', 0, 0, 30, 18.5),
  svg.path('st', 'M0 18.5V0H9.5V18.5Z') + svg.path('hair', 'M1 3H5M4 6H8.5M1 9H4M5 12H8.6M1 15H6'),
  svg.path('w2', 'M20.5 18.5V0H30V18.5Z') + detail.windows([23], 3, 4, 5),
  svg.path('gd0', 'M9.5 16H20.5V18.5H9.5Z') + svg.line('ink', 9.5, 16, 20.5, 16),
  svg.path('dk', 'M11 18.5V12.6C11 10.4 12.6 9.4 14.6 9.4S18.4 10.4 18.4 12.6V18.5Z'),
  svg.circle('w1', 14.7, 7, 2.5),
  svg.path('dk', 'M10.6 6.2C12.4 5 17 5 18.8 6.2L18.6 6.8H10.8ZM12.2 5.6L12.8 2.8H16.6L17.2 5.6Z'),
  svg.path('wh', 'M10 10.2L14.6 11.2L19.4 10.2V15.6L14.6 16.6L10 15.6Z'),
  svg.path(
    'hair',
    'M14.6 11.2V16.6M10.8 11.6L13.8 12.2M10.8 12.8L13.8 13.4M10.8 14L13.8 14.6M15.4 12.2L18.6 11.6M15.4 13.4L18.6 12.8M15.4 14.6L18.6 14',
  ),
].join('');

/** Notes that come from the press. */
const note = (x: number, y: number, turned: number): string =>
  svg.group(
    svg.rect('pg', -4, -2.1, 8, 4.2) +
      svg.circle('hair', 0, 0, 1.3) +
      svg.path('hair', 'M-3.3-1.4H-2M2 1.4H3.3M-3.3 1.4H-2.4M2.4-1.4H3.3'),
    0,
    0,
    1,
    `transform="translate(${x} ${y}) rotate(${turned})"`,
  );

const counterfeiter = [
  WALL,
  svg.path('hair', 'M2 2.6H28'),
  note(5.6, 4.6, 0) + note(14.8, 4.8, 2) + note(24.2, 4.6, -2),
  [3, 8, 12.4, 17, 21.8, 26.4].map((x) => svg.rect('wd', x, 2, 0.6, 1.4)).join(''),
  floor(14.6),
  svg.path('wd', 'M2 14.6V13H28V14.6Z'),
  svg.path('iron', 'M7 13V8.6M17 13V8.6') +
    svg.rect('dk', 5.8, 7.4, 12.4, 1.6) +
    svg.path('iron', 'M12 7.4V5.4M9.4 5.4H14.6'),
  svg.rect('dk2', 8.6, 9, 6.8, 1.8) + svg.rect('wh', 8.2, 11.8, 7.6, 1.2),
  note(22.6, 12, 0) + note(23, 11.2, 3) + note(22.4, 10.4, -2),
].join('');

/** The house with the cross of Lorraine; its inside is where workers wait. */
const safeHouse = [
  svg.rect('sk', 0, 0, 30, 18.5),
  svg.path('gd0', 'M0 16.4H30V18.5H0Z') + svg.line('ink', 0, 16.4, 30, 16.4),
  detail.poplar(3.4, 16.4, 11),
  detail.poplar(26.8, 16.4, 9),
  svg.rect('w1', 19.4, 1.4, 2.2, 4.4),
  svg.path('w1', 'M6.4 16.4V8.4H23.6V16.4Z'),
  svg.path('ro', 'M4.6 8.8L9 2.8H21L25.4 8.8Z') + svg.path('hair', 'M7 6.6H23M8.4 4.8H21.6'),
  detail.windows([8.6, 18.4], 10.2, 3, 3.4),
  svg.path('wd', 'M13.2 16.4V10.4H16.8V16.4Z'),
  svg.use('lorraine', 15, 5.8, 0.2),
].join('');

const lab = [
  WALL,
  svg.rect('wd', 2, 3.6, 8.6, 0.9),
  svg.path('gl', 'M3 3.6V1.6H4.6V3.6ZM5.6 3.6V.8H7V3.6ZM8 3.6V1.8H9.8V3.6Z'),
  floor(15.6),
  svg.rect('wd', 1, 14, 28, 1.6),
  svg.path('gl', 'M12.6 4V7.6L8.6 13.2a.6 .6 0 0 0 .5 .8H17.9a.6 .6 0 0 0 .5-.8L14.4 7.6V4Z'),
  svg.path('ye', 'M10.9 10.2L8.6 13.2a.6 .6 0 0 0 .5 .8H17.9a.6 .6 0 0 0 .5-.8L16.1 10.2Z'),
  svg.rect('wh', 11.9, 3.2, 3.2, 1),
  svg.path('hair', 'M13.5 3.2V2.2q0-1 1.4-1h6.6q1.5 0 1.5 1.6V8.4'),
  svg.path('gl', 'M21.2 8.4H24.8V12.2a1.8 1.8 0 0 1-3.6 0Z') +
    svg.path('lf', 'M21.2 10.6H24.8V12.2a1.8 1.8 0 0 1-3.6 0Z'),
  svg.path('iron', 'M20 9.4H26M26 14V4.6'),
  svg.circle('wh', 12, 12.4, 0.4) +
    svg.circle('wh', 14.4, 11.6, 0.5) +
    svg.circle('wh', 15.6, 12.8, 0.4),
  svg.path('dk', 'M3 14V9.8H7.6V14Z') +
    svg.path('ink', 'M5.3 9.8Q5.3 7.6 7.6 8') +
    svg.path('fl', 'M7.6 8.9C8.7 8.5 8.8 7.6 8 6.8C7.2 7.4 7 8.4 7.6 8.9Z'),
].join('');

/** A boat by night, laden. */
const smuggler = [
  svg.rect('nt', 0, 0, 30, 18.5),
  svg.circle('mo', 24.6, 4, 2.2),
  svg.path('lf', 'M0 9.6Q4 7 8 8.6T17 7.8T30 8.8V11H0Z'),
  svg.path('rv0', 'M0 11H30V18.5H0Z'),
  svg.path(
    'wave',
    'M22 13q1.2-.9 2.4 0t2.4 0M1.6 13.4q1-.8 2 0t2 0M12 17.4q1.2-.9 2.4 0t2.4 0M22.6 17q1.2-.9 2.4 0t2.4 0',
  ),
  svg.path('dk', 'M19.4 11.4V8.2C19.4 7 20.4 6.4 21.2 6.4S23 7 23 8.2V11.4Z') +
    svg.circle('w1', 21.2, 5, 1.3) +
    svg.path('dk', 'M19.6 4.6C19.6 3.4 21 3 22 3.2C23 3.4 23.2 4.2 22.9 4.8Z'),
  svg.path('bold', 'M18 6.4L25.6 15.6'),
  crate(6.6, 11.6, 4.4, 4.2),
  crate(11.4, 11.6, 4.6, 3.4),
  crate(8.6, 7.4, 3.6, 3.2),
  svg.path('wd', 'M3.6 11.4H25.8L23.4 15.6H6.4Z') + svg.path('hair', 'M4.6 12.8H25M5.6 14.2H24.2'),
].join('');

/** A poster, still wet. */
const propagandist = [
  svg.rect('st', 0, 0, 30, 18.5),
  svg.path(
    'hair',
    'M0 4H30M0 8.5H30M0 13H30M4 0V4M12 0V4M20 0V4M28 0V4M8 4V8.5M24 4V8.5M3 8.5V13M27 8.5V13M7 13V18.5M23 13V18.5',
  ),
  svg.group(
    svg.rect('wh', -5, -7, 10, 13.4) +
      svg.path('rd0', 'M-3.6-5.4L0 2.6L3.6-5.4H2.2L0-.4L-2.2-5.4Z') +
      svg.path('hair', 'M-3.4 4H3.4M-2.6 5H2.6'),
    0,
    0,
    1,
    'transform="translate(10 9.4) rotate(-4)"',
  ),
  svg.path('dk', 'M19.4 18.5V12.6C19.4 10.6 20.8 9.6 22.6 9.6S26 10.6 26 12.6V18.5Z') +
    svg.circle('w1', 22.7, 7, 2.1),
  svg.path(
    'dk',
    'M19.8 6.2C19.6 4.2 21.8 3.4 23.4 3.8C25.2 4.2 25.8 5.4 25.2 6.4C23.4 5.6 21.6 5.6 19.8 6.2Z',
  ),
  svg.path('bold', 'M20.4 11.6L16.4 8.4') + svg.path('wd', 'M13.6 6.4L17.6 7.8L16.8 9.6L12.8 8.4Z'),
  svg.path('iron', 'M26.4 18.5L27 15H29.6L30 18.5'),
].join('');

export const TILE_DRAWINGS: Readonly<Partial<Record<TileId, string>>> = {
  informant,
  counterfeiter,
  'safe-house': safeHouse,
  'chemists-lab': lab,
  smuggler,
  propagandist,
};

/** A room that waits for a tile: a window, a bare bulb, a chair. */
export const EMPTY_ROOM = [
  WALL,
  svg.path('w1', 'M0 0L7 4H23L30 0V18.5L23 13.6H7L0 18.5Z') + svg.rect('in', 7, 4, 16, 9.6),
  svg.path('fl0', 'M0 18.5L7 13.6H23L30 18.5Z'),
  svg.path('hair', 'M7 4V13.6M23 4V13.6M11 13.6L8 18.5M15 13.6V18.5M19 13.6L22 18.5'),
  detail.windows([17], 5.6, 3.8, 4.6),
  svg.path('hair', 'M12.4 0V5') + svg.circle('ye', 12.4, 6, 1.1),
  svg.path('ink', 'M9.6 10V16M9.6 12.6H12.4V16M9.6 10.4H10'),
].join('');

/** The farm with the cross of Lorraine, 54 mm wide; its yard is where workers wait. */
export const FARM = [
  svg.rect('w1', 15, -19.5, 4, 7),
  smoke(17, -19.5),
  svg.path('w1', 'M-26-6V15.8H26V-6Z'),
  svg.path('ro', 'M-29-5.4L-22.5-16.4H22.5L29-5.4Z'),
  svg.path('tile', 'M-25.5-11.2H25.5M-27-8.6H27M-24-13.8H24'),
  svg.path('w1', 'M-6-5.4V-12L0-17.4L6-12V-5.4Z') +
    svg.path('ro', 'M-7.6-11.4L0-18.6L7.6-11.4L6.4-10.4L0-16.2L-6.4-10.4Z'),
  svg.use('lorraine', 0, -9.8, 0.32),
  svg.path('pd', 'M-26-5.4H26'),
].join('');

/** The places of the town where something is sold or given. */

const sky = svg.circle('sk', 0, 0, 14);

const grocer = [
  svg.rect('w1', -10.5, -10, 21, 18.5),
  svg.path('ro', 'M-12-9.8L-9.5-13.2H9.5L12-9.8Z'),
  detail.shuttered([-8, -1.6, 4.8], -8.4, 3.2, 3.8, 'gr'),
  svg.rect('wd', -10, -3.4, 20, 1.9),
  [-7, -4.2, -1.4, 1.4, 4.2, 7]
    .map((x) => svg.line('cream', x - 0.8, -2.4, x + 0.8, -2.4))
    .join(''),
  svg.rect('gl', -9, 1, 11.4, 5.4) + svg.line('hair', -3.3, 1, -3.3, 6.4),
  detail.awning(-9.8, -1.4, 12.8, 2.8, 7, 'ro'),
  svg.rect('wd', 4.6, -0.6, 4.6, 9.1) +
    svg.rect('gl', 5.4, 0.3, 3, 3.8) +
    svg.circle('dk', 8.4, 5.4, 0.3),
  svg.rect('wd', -10.4, 6.2, 6.2, 2.3),
  [-9.4, -8, -6.6, -5.2].map((x) => svg.circle('ap', x, 5.9, 0.85)).join(''),
  svg.rect('wd', -3.4, 6.2, 6.2, 2.3),
  [-2.4, -1, 0.4, 1.8].map((x) => svg.circle('lf', x, 5.9, 0.85)).join(''),
].join('');

const doctor = [
  svg.rect('w1', 4.4, -12.4, 2.2, 6),
  svg.path('w1', 'M-8 8.5V-3.5L0-10.5L8-3.5V8.5Z'),
  svg.path('sl', 'M-9.8-2.4L0-12L9.8-2.4L8.4-1L0-9.2L-8.4-1Z'),
  svg.circle('gl', 0, -5.2, 1.6) + svg.path('hair', 'M0-6.8V-3.6M-1.6-5.2H1.6'),
  detail.shuttered([-6, 3], -0.8, 3, 4.2, 'gr'),
  svg.path('bl', 'M-2 8.5V1.6a2 2 0 0 1 4 0V8.5Z') + svg.circle('dk', 1.2, 5.2, 0.3),
  svg.path('ink', 'M8-2.6H12.4M9.8-2.6V-1.6M12-2.6V-1.6'),
  svg.rect('wh', 8.6, -1.6, 4.6, 4.6) +
    svg.path('rd0', 'M10.2-1H11.6V0H12.6V1.4H11.6V2.4H10.2V1.4H9.2V0H10.2Z'),
  detail.bush(-10.6, 6.6, 2.2),
  detail.bush(10.2, 7, 1.7),
].join('');

const fence = [
  svg.path('st', 'M-14 8.5V-12H-4V8.5Z'),
  svg.path('w2', 'M4.6 8.5V-13H14V8.5Z'),
  svg.path('dk2', 'M-4 8.5V-9.5H4.6V8.5Z'),
  svg.path(
    'hair',
    'M-13-8.5H-9M-11-5.5H-5M-13-2.5H-8M-9 .5H-5M6-10H9M9.5-8H13M11 1H13.6M11.4 5H13.6',
  ),
  svg.rect('gl', 6.6, -6.6, 4.4, 3.8) + svg.path('ink', 'M8.1-6.6V-2.8M9.5-6.6V-2.8'),
  svg.rect('wd', 5.8, 0, 4.6, 8.5) +
    svg.path('hair', 'M8.1 0V8.5M5.8 3H10.4') +
    svg.circle('dk', 9.6, 4.6, 0.3),
  svg.path('bold', 'M-4-9H2.6'),
  svg.path('ink', 'M-1.8-9V-7.2M1.8-9V-7.2M0-9V-5'),
  svg.circle('ye', -1.8, -6.2, 1.3) +
    svg.circle('ye', 1.8, -6.2, 1.3) +
    svg.circle('ye', 0, -3.8, 1.3),
  crate(-12.6, 8.5, 5.4, 5.2),
  crate(-11.2, 3.3, 4.2, 3.8),
  svg.path('w2', 'M-2.6 8.5V5.6C-2.6 4.4-1.4 4-.8 4.4C.2 3.6 2 4.2 2 5.6V8.5Z') +
    svg.path('hair', 'M-.8 4.4V3.2M-.8 4.4L.2 3.4'),
].join('');

const table = (x: number, y: number): string =>
  svg.path('ink', `M${x} ${y + 0.2}V${y + 3.4}M${x - 1.2} ${y + 3.6}H${x + 1.2}`) +
  svg.rect('wh', x - 1.9, y - 0.4, 3.8, 0.8) +
  svg.path(
    'ink',
    `M${x - 4} ${y - 1.4}V${y + 3.6}M${x - 4} ${y + 1}H${x - 2.4}V${y + 3.6}M${x + 4} ${y - 1.4}V${y + 3.6}M${x + 4} ${y + 1}H${x + 2.4}V${y + 3.6}`,
  ) +
  svg.path('ro', `M${x - 0.6} ${y - 0.4}V${y - 2}H${x + 0.2}V${y - 0.4}Z`);

const cafe = [
  svg.rect('w2', -11, -11.5, 22, 20),
  detail.shuttered([-8.4, -1.6, 5.2], -9.4, 3.2, 4, 'bl'),
  svg.rect('dk', -9.8, -4.4, 19.6, 2.1),
  [-6, -3, 0, 3, 6].map((x) => svg.line('cream', x - 1, -3.3, x + 1, -3.3)).join(''),
  svg.rect('gl', -9.4, 0, 6.8, 6) +
    svg.rect('gl', 2.8, 0, 6.8, 6) +
    svg.path('hair', 'M-6 0V6M6.2 0V6'),
  svg.rect('wd', -1.9, -0.4, 3.8, 8.9) + svg.rect('gl', -1.1, 0.6, 2.2, 4),
  detail.awning(-10.2, -2.2, 20.4, 2.6, 11, 'gr'),
  table(-7, 4.8),
  table(7, 4.8),
].join('');

const blackMarket = [
  svg.rect('st', -15, -13, 30, 22),
  svg.path(
    'hair',
    'M-14-10.5H-9M-7-10.5H-1M1-10.5H6M8-10.5H13M-12-7.5H-8M9-7.5H13M-13-4H-10M10.5-4H13M-13 0H-11M11-1H14',
  ),
  svg.path('dk2', 'M-9.6 8.5V0a9.6 9.6 0 0 1 19.2 0V8.5Z'),
  svg.path('sto', 'M-9.6 8.5V0a9.6 9.6 0 0 1 19.2 0V8.5H11.6V0a11.6 11.6 0 0 0-23.2 0V8.5Z'),
  svg.path('ink', 'M0-9.6V-11.6M-5-8.2L-6-9.9M5-8.2L6-9.9M-8.4-4.6L-10.2-5.6M8.4-4.6L10.2-5.6'),
  svg.path('ink', 'M0-9.6V-6.4'),
  svg.path('ye', 'M-1.4-3L-1-6.4H1L1.4-3Z') +
    svg.path('hair', 'M-3.4-1.4L-2.2-2.4M3.4-1.4L2.2-2.4M0-1.2V-2.4'),
  barrel(-8.4, 8.5, 4.4, 5.6),
  barrel(-3.4, 8.5, 4, 5),
  svg.path('w2', 'M1.6 8.5C.4 6 1 4.4 2.4 3.6L1.8 2.4H4.4L3.8 3.6C5.4 4.4 6 6 5 8.5Z') +
    svg.path('hair', 'M2.4 3.6H3.8'),
  crate(5.4, 8.5, 3.6, 3.4),
].join('');

/** By place, with what lies behind it. */
export const SHOPS = {
  grocer: sky + detail.ground() + grocer,
  doctor: sky + detail.ground() + doctor + smoke(5.6, -12.4),
  fence:
    svg.circle('sk', 0, 0, 14) +
    fence +
    svg.line('ink', -15, 8.5, 15, 8.5) +
    svg.path('gd0', 'M-15 8.6H15V15H-15Z'),
  cafe: sky + detail.ground() + cafe,
  'black-market': blackMarket + detail.ground(),
} as const;
