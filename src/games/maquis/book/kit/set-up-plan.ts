import { RESOURCES } from '../../data/index.ts';
import { circle, group, rect, svgText, svgUse } from './svg.ts';
import { FRAME, spotInKit } from './town.ts';

/*
 * The table set up, with the numbers of the steps in the quick start:
 *
 *          goal 6   goal 6
 *     ┌──────────────────────┐  morale 2
 *     │         town         │
 *     └──────────────────────┘  turn 2
 *     deck 1   goods 3   tiles 4
 */

const SCALE = 96 / FRAME.w;

const number = (n: number, x: number, y: number): string =>
  circle('rd0', x, y, 3) + svgText(x, y + 1.5, String(n), { size: 4.2, face: 'b', look: 'inv' });

const box = (x: number, y: number, w: number, h: number): string => rect('plate', x, y, w, h, 0.6);

/** In a box of 120 by 118. */
export function setUpPlan(): string {
  const left = 12;
  const top = 21;
  const x = (at: number) => left + (at - FRAME.x) * SCALE;
  const y = (at: number) => top + at * SCALE;
  const goals = (['west-exit', 'east-exit'] as const).map((exit) => {
    const at = x(spotInKit(exit)[0]);
    return box(at - 7, 1, 14, 19.5) + number(6, at, 10.5);
  });
  const bottom = y(FRAME.h);
  return [
    ...goals,
    group(svgUse('plan'), left - FRAME.x * SCALE, top, Math.round(SCALE * 10000) / 10000),
    box(1, top + 4, 8, 34) + number(2, 5, top + 34),
    box(111, top + 4, 8, 44) + number(2, 115, top + 12),
    box(left, bottom + 1.5, 96, 7) + number(2, left + 4, bottom + 5),
    number(5, x(spotInKit('safe-house')[0]), y(spotInKit('safe-house')[1])),
    number(5, x(110), y(157)),
    [left, left + 3, left + 6].map((at) => box(at, bottom + 11, 8, 11.5)).join('') +
      number(1, left + 10, bottom + 16.7),
    RESOURCES.map((kind, nth) => svgUse(kind, left + 26 + nth * 6, bottom + 16.7, 0.2)).join('') +
      number(3, left + 30 + RESOURCES.length * 6 - 4, bottom + 16.7),
    [0, 1, 2].map((nth) => box(left + 68 + nth * 8, bottom + 13, 7, 7)).join('') +
      number(4, left + 95, bottom + 16.7),
  ].join('');
}
