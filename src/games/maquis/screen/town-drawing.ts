import {
  BOARD,
  EXIT_ROADS,
  FIELDS,
  LOCATIONS,
  type LocationId,
  ROADS,
  type Road,
} from '#maquis/data/index.ts';

/**
 * The town as paths, in percent of the board's width and height (a box of 100 by 100). The box is
 * stretched to whatever shape the page gives it: printed on a wide one, taller on a phone. Lines
 * keep their width under that stretch, so nothing here may rely on an area keeping its shape.
 */
type Point = readonly [x: number, y: number];

const AT: ReadonlyMap<LocationId, Point> = new Map(LOCATIONS.map(({ id, at }) => [id, at]));

/** Where a place is drawn, in percent. */
export const placeAt = (id: LocationId): Point => AT.get(id) ?? [0, 0];

const round = (n: number) => Math.round(n * 100) / 100;
const spot = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const line = (a: Point, b: Point) => `M${spot(a)}L${spot(b)}`;
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

const ends = ({ between: [a, b] }: Road): readonly [Point, Point] => [placeAt(a), placeAt(b)];

/** A soft line through all points (Catmull-Rom), carried on straight past both ends. */
function throughPoints(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  const lead = between(at(1), at(0), 1.6);
  const tail = between(at(points.length - 2), at(points.length - 1), 1.6);
  const curves = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
    const out: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const into: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${spot(out)} ${spot(into)} ${spot(end)}`;
  });
  return `M${spot(lead)}L${spot(at(0))}${curves.join('')}L${spot(tail)}`;
}

/** The middle of the river, from above the board's upper edge to left of its left one. */
export const RIVER = throughPoints(BOARD.river);

/** All roads inside the town. */
export const TOWN_ROADS = ROADS.map((road) => line(...ends(road))).join('');

/** The stub of an exit, from its place to the board's edge, or on to the goal card beyond. */
export function exitRoad(exit: LocationId, asFar: 'edge' | 'card'): string {
  const road = EXIT_ROADS.find(({ between }) => between.includes(exit));
  if (!road) return '';
  const [card, place] = ends(road);
  return line(place, asFar === 'card' ? card : [card[0], 0]);
}

/** How far along a road the river's middle is met, from 0 to 1. */
function crossing([a, b]: readonly [Point, Point]): number | undefined {
  for (const [i, d] of BOARD.river.entries()) {
    const c = BOARD.river[i - 1];
    if (!c) continue;
    const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
    const turn = rx * sy - ry * sx;
    const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
    const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) return t;
  }
  return undefined;
}

/** The decks of the bridges: the part of each road that lies over the river, banks included. */
export const BRIDGES = ROADS.filter(({ bridge }) => bridge)
  .map((road) => {
    const [a, b] = ends(road);
    const middle = crossing([a, b]) ?? 0.5;
    const half = (BOARD.riverWidth * 0.78) / Math.hypot(b[0] - a[0], (b[1] - a[1]) / BOARD.aspect);
    return line(between(a, b, middle - half), between(a, b, middle + half));
  })
  .join('');

const leadsToField = ({ between }: Road) => FIELDS.some((field) => between.includes(field));

/** Lines beside every road, this far away from it and cut short at both places. */
function beside(roads: readonly Road[], away: number): string {
  const side = (road: Road, distance: number) => {
    const [a, b] = ends(road);
    const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) / BOARD.aspect];
    const length = Math.hypot(dx, dy);
    const shift: Point = [(-dy / length) * distance, (dx / length) * distance * BOARD.aspect];
    const moved = (t: number): Point => {
      const [x, y] = between(a, b, t);
      return [x + shift[0], y + shift[1]];
    };
    const cut = Math.min(0.42, (BOARD.placeDiameter * 0.52) / length);
    return line(moved(cut), moved(1 - cut));
  };
  return roads.map((road) => side(road, away) + side(road, -away)).join('');
}

/** Where houses stand: two rows on each side of every street. Drawn dashed, each dash a house. */
export const STREET_FRONTS = beside(
  ROADS.filter((road) => !leadsToField(road)),
  2.3,
);
export const BACK_ROWS = beside(
  ROADS.filter((road) => !leadsToField(road)),
  4.3,
);

/** The avenues out to the fields, lined with trees. */
export const AVENUES = beside(ROADS.filter(leadsToField), 2.2);

/** Furrows around both fields. */
export const FURROWS = LOCATIONS.filter(({ kind }) => kind === 'field')
  .flatMap(({ at: [x, y] }) =>
    [-3, -2, -1, 0, 1, 2, 3].map((row) => {
      const reach = 10.5 - Math.abs(row) * 1.1;
      return line([x - reach, y + row * 3.1 + 1.6], [x + reach, y + row * 3.1 - 1.6]);
    }),
  )
  .join('');

/** A way along places, each joined to the next by a road. */
export function wayAlong(places: readonly LocationId[]): string {
  return places.length < 2 ? '' : `M${places.map((id) => spot(placeAt(id))).join('L')}`;
}
