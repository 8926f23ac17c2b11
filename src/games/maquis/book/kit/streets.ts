import { detail, svg } from './svg.ts';

/** A lamp post with its lantern. */
const lamp = (x: number, y: number, high: number): string =>
  svg.line('bold', x, y, x, y - high) +
  svg.path(
    'ye',
    `M${x - 1} ${y - high}L${x - 1.3} ${y - high - 2.4}H${x + 1.3}L${x + 1} ${y - high}Z`,
  ) +
  svg.path(
    'dk',
    `M${x - 1.6} ${y - high - 2.4}L${x} ${y - high - 3.8}L${x + 1.6} ${y - high - 2.4}Z`,
  );

/** Three waves that come from a spot. */
const waves = (x: number, y: number, side: 1 | -1): string =>
  [1.6, 2.9, 4.2]
    .map((r) =>
      svg.path(
        'ink',
        `M${x + side * r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 ${side > 0 ? 1 : 0} 0 ${r * 1.4}`,
      ),
    )
    .join('');

/** The places of the town that are streets, bridges, roofs and fields. */

const sky = svg.circle('sk', 0, 0, 14);
const night = svg.circle('nt', 0, 0, 14);

const poorDistrict = [
  svg.path('w2', 'M-14 8.5V-8L-9-12L-4.2-8V8.5Z') +
    svg.path('ro', 'M-15-7L-9-12.6L-3.4-7.6L-4.4-6.8L-9-10.8L-14-6.6Z'),
  svg.path('w1', 'M4 8.5V-9.5H14V8.5Z') + svg.path('ro', 'M3-9.2L5-12.4H14V-9.2Z'),
  svg.rect('w1', 7, -13.8, 1.8, 3),
  detail.windows([-12.2, -7.6], -5, 2.6, 3.6),
  detail.windows([-12.2, -7.6], 1, 2.6, 3.6),
  detail.windows([5.6, 9.8], -7, 2.6, 3.6),
  detail.windows([5.6, 9.8], -1, 2.6, 3.6),
  svg.rect('wd', 6, 4.6, 2.6, 3.9),
  svg.path('hair', 'M-4.2-5.4Q0-3.2 4-6M-4.2 .6Q0 2.8 4 0'),
  svg.path('wh', 'M-3.2-4.8L-.8-4V-1L-3.2-1.6Z') +
    svg.path('bl', 'M.2-4.1L1-4L2.4-4.4V-1.4L.2-1.2Z'),
  svg.path('ro', 'M-2.6 1.2L-1.8 1.5L-1 1.7V4.2L-2.6 3.8Z') +
    svg.path('wh', 'M0 1.9L2.6 1.2V4L0 4.6Z'),
  svg.path('dk', 'M-2 8.5V6.2L-1.3 5.6L-.6 6.2V8.5Z') + svg.circle('dk', -1.3, 4.9, 0.7),
  svg.path('dk', 'M1 8.5V6.8L1.5 6.4L2 6.8V8.5Z') + svg.circle('dk', 1.5, 5.9, 0.5),
].join('');

const rueBaradat = [
  svg.path('sk0', 'M-3.6-14H3.6V2H-3.6Z'),
  svg.path('w1', 'M-14 8.5V-14H-8L-2.6-5V2.4L-8 8.5Z'),
  svg.path('w2', 'M14 8.5V-14H8L2.6-5V2.4L8 8.5Z'),
  svg.path('rdw', 'M-8 8.5L-2.6 2.4H2.6L8 8.5Z'),
  svg.path(
    'hair',
    'M-6 6.4H6M-4.2 4.4H4.2M-3.4 3.4H3.4M-1.6 8.5L-.5 2.4M1.6 8.5L.5 2.4M4.6 8.5L1.4 2.4M-4.6 8.5L-1.4 2.4',
  ),
  svg.path('st', 'M-2.6 2.4V-2.6L0-5L2.6-2.6V2.4Z') +
    svg.path('dk2', 'M-.7 2.4V.2a.7 .7 0 0 1 1.4 0V2.4Z') +
    svg.path('ink', 'M0-5V-8M-.8-7H.8'),
  svg.path(
    'gl',
    'M-12.6-9H-10V-5H-12.6ZM-12.6-1H-10V3H-12.6ZM-7.6-7.4L-6-6V-2.8L-7.6-3.6ZM-7.6-.6L-6-.6V2.4L-7.6 3Z',
  ),
  svg.path('gl', 'M12.6-9H10V-5H12.6ZM12.6-1H10V3H12.6ZM7.6-7.4L6-6V-2.8L7.6-3.6Z'),
  svg.path('wd', 'M7.8 8.2V1L5.8 1.2V6Z'),
  svg.path('ink', 'M-8-10.6L-5.6-8.6M-8-8.4L-5.6-7') +
    svg.path('ye', 'M-6.2-8.4L-5-7.6V-5.8L-6.2-6.6Z'),
  svg.path('dk2', 'M-12.8 8.5V5H-10.4V8.5Z'),
].join('');

/** Stone arches over the water. */
const pontLeveque = [
  svg.path('rv0', 'M-15 1H15V15H-15Z'),
  svg.path('st', 'M8 1V-8.6L10.6-12.4L13.2-8.6V1Z') +
    svg.path('sl', 'M7.4-8L10.6-13L13.8-8Z') +
    svg.path('dk2', 'M9.8-3V-5.4a.8 .8 0 0 1 1.6 0V-3Z') +
    svg.path('ink', 'M10.6-13V-14.4'),
  detail.poplar(-11.6, 1, 11),
  detail.poplar(-8.2, 1.6, 8.4),
  svg.path(
    'st',
    'M-15 8.5V-.4Q0-5.6 15-.4V8.5H12.4V5.6a3.4 3.4 0 0 0-6.8 0V8.5H3.8V4.8a3.8 3.8 0 0 0-7.6 0V8.5H-5.6V5.6a3.4 3.4 0 0 0-6.8 0V8.5Z',
  ),
  svg.path(
    'hair',
    'M-15 1.2Q0-4 15 1.2M-9-.2V1.4M-4.6 1.6V-1.2M4.6 1.6V-1.2M0-1.4V.4M9-.2V1.4M-13.6 3.4H-12M12 3.4H13.6',
  ),
  svg.path(
    'wave',
    'M-13 10.4q1.4-1 2.8 0t2.8 0M-3 9.6q1.4-1 2.8 0t2.8 0M5 10.6q1.4-1 2.8 0t2.8 0M-2 7.2q1-.8 2 0t2 0',
  ),
].join('');

/** Iron trusses over the water. */
const pontDuNord = [
  svg.path('rv0', 'M-15 3H15V15H-15Z'),
  svg.path('gd0', 'M-15 3V-2Q-8-5 0-3T15-4V3Z'),
  detail.bush(-11, -3.6, 2.4),
  detail.bush(11.6, -4.6, 2),
  svg.path('iron', 'M-14 .6L-9-8H9L14 .6M-9-8L-4.6 .6L0-8L4.6 .6L9-8M-9-8V.6M0-8V.6M9-8V.6'),
  svg.rect('dk', -15, 0.4, 30, 1.3),
  svg.path('st', 'M-6.2 1.7H-3.4L-2.8 10H-6.8ZM3.4 1.7H6.2L6.8 10H2.8Z'),
  svg.path(
    'wave',
    'M-14 7q1.4-1 2.8 0t2.8 0M-1.6 6q1-.8 2 0t2 0M8 8q1.4-1 2.8 0t2.8 0M-1.8 9.6q1.2-.9 2.4 0t2.4 0',
  ),
].join('');

/** An aerial between two chimneys. */
const radioA = [
  svg.path('w2', 'M-15 9V0L-8-6L-1 0V9Z') +
    svg.path('ro', 'M-16 1L-8-6.6L0 1L-1.2 2L-8-4.4L-14.8 2Z'),
  svg.path('w1', 'M1 9V3L8-3L15 3V9Z') + svg.path('sl', 'M0 4L8-3.6L16 4L14.8 5L8-1.4L1.2 5Z'),
  svg.rect('ro', -6, -8.4, 2.4, 4.6) + svg.rect('ro', 9.6, -5.4, 2.4, 5),
  svg.path('ink', 'M-4.8-8.4V-12.6M10.8-5.4V-12'),
  svg.path('hair', 'M-4.8-12.2Q3-9.6 10.8-11.6M3-10.6L-6 1.4'),
  svg.circle('dk', -4.8, -12.6, 0.5) + svg.circle('dk', 10.8, -12, 0.5),
  svg.path('ye', 'M-10 6.4V3.2a2 2 0 0 1 4 0V6.4Z') + svg.path('hair', 'M-8 1.2V6.4M-10 4H-6'),
  detail.windows([6.4], 5, 3, 3.2),
  waves(3, -11, 1),
  waves(3, -11, -1),
].join('');

/** A set in a suitcase. */
const radioB = [
  svg.rect('wd', -15, 5.4, 30, 4) + svg.path('hair', 'M-14 7.4H14'),
  svg.path('w2', 'M-10 5.4V-1.4H10V5.4Z'),
  svg.path('lt', 'M-10-1.4L-8.4-9.6H11.6L10-1.4Z') + svg.path('hair', 'M-7.4-3L-6.4-8H9.8L8.8-3Z'),
  svg.rect('dk2', -8.6, 0, 17.2, 4),
  svg.circle('wh', -5.8, 2, 1.4) + svg.path('ink', 'M-5.8 2L-5 1'),
  svg.circle('ye', -2, 1.2, 0.6) + svg.circle('wh', 0.4, 1.2, 0.6),
  svg.circle('wh', 3, 2, 1.1) + svg.circle('wh', 6.4, 2, 1.1),
  svg.path('cream', 'M-2.6 3.2H1'),
  svg.path('ink', 'M-1.6-3.4a3.4 3.4 0 0 1 6.8 0'),
  svg.rect('dk', -2.6, -4.2, 1.9, 3) + svg.rect('dk', 4.3, -4.2, 1.9, 3),
  svg.path('hair', 'M5.2-1.2q3 2 1.2 2.4'),
  svg.path('ink', 'M-9.6-9V-13.4') + svg.circle('dk', -9.6, -13.4, 0.45),
  waves(-9.6, -12, 1),
  svg.rect('wh', 10.6, 3.9, 3.4, 1.5) + svg.path('hair', 'M11.2 4.6H13.4'),
].join('');

const furrows = svg.path(
  'furrow',
  'M-15 6Q0 1.6 15 6M-15 9Q0 4 15 9M-15 12.6Q0 7 15 12.6M-15 3.4Q0 0 15 3.4M-9 14Q0 11 9 14',
);

/** A drop by night: a container under its parachute, and fires that mark the ground. */
const drop = [
  svg.path(
    'wh',
    'M-6.6-4.6C-6.6-9.4-3.4-11.6 0-11.6S6.6-9.4 6.6-4.6C5.2-5.8 3.6-5.8 2.2-4.6C.9-5.8-.9-5.8-2.2-4.6C-3.6-5.8-5.2-5.8-6.6-4.6Z',
  ),
  svg.path(
    'hair',
    'M-2.2-4.6C-2.4-8.6-1.2-11 0-11.6C1.2-11 2.4-8.6 2.2-4.6M-6.6-4.6L-.8 1M6.6-4.6L.8 1M-2.2-4.6L-.4 1M2.2-4.6L.4 1',
  ),
  svg.rect('dk', -1.2, 1, 2.4, 4.2, 0.8) + svg.line('cream', -1.2, 2.6, 1.2, 2.6),
].join('');

const fire = (x: number, y: number): string =>
  svg.path(
    'fl',
    `M${x} ${y - 2.6}C${x + 1.6} ${y - 1.2} ${x + 1.2} ${y} ${x} ${y}S${x - 1.4} ${y - 1.2} ${x} ${y - 2.6}Z`,
  ) +
  svg.path(
    'ink',
    `M${x - 1.2} ${y + 0.3}L${x + 1.2} ${y - 0.1}M${x - 1.2} ${y - 0.1}L${x + 1.2} ${y + 0.3}`,
  );

const plough = svg.path('gf0', 'M-15 3.4Q0 0 15 3.4V15H-15Z');

const fieldWest = [
  night,
  svg.circle('mo', 8.4, -7.6, 2.4),
  plough,
  furrows,
  svg.group(drop, -2.4, 0),
  fire(-9, 6.2),
  fire(4.6, 5.6),
  fire(9.6, 7.2),
].join('');

const fieldEast = [
  night,
  svg.circle('mo', -8.6, -8, 2.4) + svg.circle('nt0', -7.6, -8.6, 2),
  plough,
  furrows,
  detail.poplar(11.4, 4, 9),
  svg.path('w2', 'M-10.4 5.4C-10.8 1.4-9 -.6-7.4-.6S-4 1.4-4.4 5.4Z') +
    svg.path('hair', 'M-9.4 4.6Q-8.6 1.6-7.4-.4M-5.6 4.6Q-6-.2-7.4-.4M-7.4 5V1'),
  svg.group(drop, 2.8, 0.6),
  fire(-1.6, 7.4),
  fire(6.8, 7.8),
].join('');

/** By place, with what lies behind it. */
export const STREETS_DRAWN = {
  'poor-district': sky + poorDistrict + detail.ground(),
  'rue-baradat': sky + rueBaradat + lamp(10.8, 8.5, 7) + detail.ground(),
  'pont-leveque': sky + pontLeveque,
  'pont-du-nord': sky + pontDuNord,
  'radio-a': night + radioA,
  'radio-b': svg.circle('in', 0, 0, 14) + radioB,
  'field-west': fieldWest,
  'field-east': fieldEast,
} as const;
