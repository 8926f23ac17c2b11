import { FIELDS } from '../../data/index.ts';
import { type SheetPoint, svg } from './svg.ts';
import {
  boxesOf,
  distanceTo,
  distanceToRiver,
  FRAME,
  PLACES,
  RIVER_WIDTH,
  STREETS,
} from './town.ts';

/*
 * Houses and trees around the roads. They stand in rows beside every street, and where there is room between; the
 * same town at every build.
 */

/** Small buildings and trees, each standing on its origin. */
export const SCENERY_DRAWN: string = [
  svg.define(
    'house-0',
    svg.path('hw', 'M-2.6 0V-2.6L0-4.8L2.6-2.6V0Z') +
      svg.path('hr', 'M-3.1-2.3L0-5.1L3.1-2.3L2.6-1.9L0-4.2L-2.6-1.9Z') +
      svg.path('hd', 'M-.5 0V-1.5H.5V0Z') +
      svg.path('hg', 'M-1.9-1.9H-1.1V-1.1H-1.9ZM1.1-1.9H1.9V-1.1H1.1Z'),
  ),
  svg.define(
    'house-1',
    svg.rect('hr', 1.1, -5.6, 0.7, 1.6) +
      svg.path('hw', 'M-3 0V-2.4H3V0Z') +
      svg.path('hr', 'M-3.4-2.3L-2.3-4.6H2.3L3.4-2.3Z') +
      svg.path('hg', 'M-2.3-1.7H-1.5V-.9H-2.3ZM1.5-1.7H2.3V-.9H1.5Z') +
      svg.path('hd', 'M-.5 0V-1.5H.5V0Z'),
  ),
  svg.define(
    'house-2',
    svg.path('hw', 'M-2.1 0V-5H2.1V0Z') +
      svg.path('hs', 'M-2.5-4.9L-1.7-6.4H1.7L2.5-4.9Z') +
      svg.path(
        'hg',
        'M-1.4-4.2H-.6V-3.2H-1.4ZM.6-4.2H1.4V-3.2H.6ZM-1.4-2.4H-.6V-1.6H-1.4ZM.6-2.4H1.4V-1.6H.6Z',
      ) +
      svg.path('hd', 'M-.5 0V-1.1H.5V0Z'),
  ),
  svg.define(
    'house-3',
    svg.path('hw', 'M-2.8 0V-3H2.8V0Z') +
      svg.path('hs', 'M-3.2-2.9L-2.6-4.9H2.6L3.2-2.9Z') +
      svg.rect('hs', -1.9, -5.7, 0.7, 1.4) +
      svg.path('hg', 'M-2-2.2H-1.3V-1.2H-2ZM-.3-2.2H.4V-1.2H-.3Z') +
      svg.path('hd', 'M1 0V-1.7H2V0Z'),
  ),
  svg.define(
    'tree-0',
    svg.line('th', 0, 0, 0, -1.8) +
      svg.path(
        'tl',
        'M0-5.4C1.6-5.6 2.4-4.2 2-3.2C2.4-2 1.2-1.2 0-1.5C-1.2-1.2-2.4-2-2-3.2C-2.4-4.2-1.6-5.6 0-5.4Z',
      ),
  ),
  svg.define(
    'tree-1',
    svg.line('th', 0, 0, 0, -1.4) +
      svg.path('tl', 'M0-6.6C1.4-4.4 1.5-2.4 0-1.1C-1.5-2.4-1.4-4.4 0-6.6Z'),
  ),
  svg.define(
    'church',
    svg.path('hw', 'M-2.2 0V-7.4H2.2V0Z') +
      svg.path('hs', 'M-2.7-7.2L0-14L2.7-7.2Z') +
      svg.line('th', 0, -14, 0, -16) +
      svg.line('th', -0.8, -15.2, 0.8, -15.2) +
      svg.path('hw', 'M2.2 0V-4H9.4V0Z') +
      svg.path('hs', 'M2.2-3.8L3.4-6.6H8.6L9.9-3.8Z') +
      svg.path('hd', 'M-.8 0V-1.8a.8 .8 0 0 1 1.6 0V0Z') +
      svg.path('hg', 'M-.6-5.8H.6V-4.2H-.6ZM4-2.8H4.9V-1.2H4ZM6.6-2.8H7.5V-1.2H6.6Z'),
  ),
  svg.define(
    'mill',
    svg.path('hw', 'M-2.4 0L-1.6-6.4H1.6L2.4 0Z') +
      svg.path('hs', 'M-2-6.2L0-8.8L2-6.2Z') +
      svg.path('th', 'M-5-2L5-11M-5-11L5-2') +
      svg.path('hw', 'M1.6-8.6L4.4-11.1L5.2-10.2L2.4-7.7ZM-1.6-5.4L-4.4-2.9L-5.2-3.8L-2.4-6.3Z') +
      svg.path('hw', 'M-1.2-7.9L-4.2-10.7L-5-9.8L-2-7ZM1.2-5.1L4.2-2.3L5-3.2L2-6Z') +
      svg.path('hd', 'M-.6 0V-1.6H.6V0Z'),
  ),
  svg.define(
    'boat',
    svg.path('hr', 'M-3.4-.8H3.4L2.4 .8H-2.4Z') +
      svg.line('th', 0, -0.8, 0, -4.4) +
      svg.path('hw', 'M.4-4.2L2.8-1.4H.4Z'),
  ),
].join('');

/** Chance that is the same at every build (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where the pawns wait beside the cafe, the title and the compass stand. */
const HELD_FREE = [
  [97, 126, 124, 168],
  [22, 2, 60, 21],
  [229, 129, 246, 147],
  // Where the goal cards are said to lie.
  [86, 0, 107, 8],
  [150, 0, 171, 8],
] as const;

/** The middle of what stands on a spot: buildings are drawn upwards from it. */
function isFree([x, y]: SheetPoint, high: number, taken: readonly SheetPoint[]): boolean {
  const middle: SheetPoint = [x, y - high / 2];
  const half = high / 2;
  const apart = (box: readonly [number, number, number, number], by = 2.6) =>
    x < box[0] - by || x > box[2] + by || y < box[1] - 0.8 || y - high > box[3] + 0.8;
  return (
    x > FRAME.x + 4 &&
    x < FRAME.x + FRAME.w - 4 &&
    y - high > FRAME.y + 2 &&
    y < FRAME.y + FRAME.h - 2 &&
    PLACES.every((place) => boxesOf(place).every((box) => apart(box))) &&
    HELD_FREE.every((box) => apart(box, 1)) &&
    STREETS.every(({ from, to }) => distanceTo(middle, from, to) > 2.2 + half * 0.95 + 0.6) &&
    distanceToRiver(middle) > RIVER_WIDTH / 2 + half + 1 &&
    taken.every((other) => Math.abs(other[0] - x) > 5.9 || Math.abs(other[1] - y) > 4.6)
  );
}

const leadsToField = ({ ends }: (typeof STREETS)[number]) =>
  FIELDS.some((field) => ends.includes(field));

/** Spots in two rows along both sides of a street. */
function beside(
  { from, to }: (typeof STREETS)[number],
  away: number,
  step: number,
): readonly SheetPoint[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const count = Math.floor(length / step);
  return Array.from({ length: count }, (_, nth) => (nth + 0.5) / count).flatMap((t) =>
    [away, -away].map(
      (side): SheetPoint => [
        from[0] + dx * t - (dy / length) * side,
        from[1] + dy * t + (dx / length) * side + 2.4,
      ],
    ),
  );
}

interface Standing {
  readonly at: SheetPoint;
  readonly what: string;
}

/** Everything that stands in the town, the farthest first. */
function standing(): readonly Standing[] {
  const chance = chances(1943);
  const taken: SheetPoint[] = [];
  const all: Standing[] = [];
  const stand = (at: SheetPoint, high: number, what: string) => {
    if (!isFree(at, high, taken)) return;
    taken.push(at);
    all.push({ at, what });
  };
  for (const [at, what, high, wide] of [
    [[60.5, 68], 'church', 9, 10],
    [[64, 146], 'mill', 9, 6],
  ] as const) {
    all.push({ at, what });
    for (let x = 0; x <= wide; x += 3)
      taken.push([at[0] + x, at[1]], [at[0] + x, at[1] - high / 2]);
  }
  const house = () => `house-${Math.floor(chance() * 4)}`;
  const tree = () => `tree-${Math.floor(chance() * 2)}`;
  for (const street of STREETS.filter((one) => !leadsToField(one))) {
    for (const away of [6, 11]) for (const at of beside(street, away, 6.6)) stand(at, 5.4, house());
  }
  for (let tries = 0; tries < 9000; tries++) {
    const at: SheetPoint = [FRAME.x + chance() * FRAME.w, FRAME.y + chance() * FRAME.h];
    const isTown =
      at[1] < 128 &&
      Math.min(
        ...STREETS.filter((one) => !leadsToField(one)).map(({ from, to }) =>
          distanceTo(at, from, to),
        ),
      ) < 17;
    if (isTown && chance() < 0.6) stand(at, 5.4, house());
    else if (chance() < (isTown ? 0.12 : 0.5)) stand(at, 5.6, tree());
  }
  return all.toSorted((a, b) => a.at[1] - b.at[1]);
}

/** Houses, trees, a church and a mill. */
export const scenery = (): string =>
  standing()
    .map(({ at: [x, y], what }) => svg.use(what, x, y))
    .join('');
