import { EXIT_ROADS, LOCATIONS, type LocationId, ROADS } from '../../data/index.ts';
import { PLACE_RADIUS } from './sizes.ts';
import { mm, type SheetPoint } from './svg.ts';

/*
 * The town as the kit draws it, in millimetres from the corner of the board. The same places, roads, bridges and
 * banks as everywhere, moved so that pawns, plates and two goal cards side by side have room.
 */

/** The town inside of the board; the tracks lie around it. */
export const FRAME = { x: 20, y: 0, w: 225, h: 169 } as const;

export type TownPlace = Exclude<LocationId, `${string}-exit`>;

const SPOTS: Readonly<Record<TownPlace, SheetPoint>> = {
  'rue-baradat': [41, 39],
  fence: [82, 20],
  'pont-du-nord': [146, 20],
  'radio-b': [221, 22],
  doctor: [84, 61],
  'poor-district': [127, 61],
  'black-market': [184, 62],
  'spare-room-north-east': [227, 68],
  'radio-a': [39, 87],
  'spare-room-west': [82, 104],
  'pont-leveque': [127, 101],
  grocer: [184, 104],
  'spare-room-south-east': [227, 112],
  'field-west': [41, 147],
  cafe: [87, 148],
  'safe-house': [152, 147],
  'field-east': [216, 148],
};

export const PLACES = LOCATIONS.filter(({ id }) => id in SPOTS).map((location) => ({
  ...location,
  id: location.id as TownPlace,
  spot: SPOTS[location.id as TownPlace],
}));

/** Where a place lies; an exit lies on the edge, straight above its place. */
export function spotInKit(id: LocationId): SheetPoint {
  if (id in SPOTS) return SPOTS[id as TownPlace];
  const road = EXIT_ROADS.find(({ between }) => between.includes(id));
  const inside = road?.between.find((end) => end in SPOTS) as TownPlace;
  return [SPOTS[inside][0], FRAME.y];
}

interface Street {
  readonly ends: readonly [LocationId, LocationId];
  readonly from: SheetPoint;
  readonly to: SheetPoint;
  readonly bridge: boolean;
}

/** Every road, those to the goal cards too. */
export const STREETS: readonly Street[] = [...ROADS, ...EXIT_ROADS].map(({ between, bridge }) => ({
  ends: between,
  from: spotInKit(between[0]),
  to: spotInKit(between[1]),
  bridge,
}));

export const RIVER: readonly SheetPoint[] = [
  [181, -6],
  [181, 14],
  [176, 30],
  [162, 44],
  [155.5, 58],
  [155.5, 76],
  [155.5, 95],
  [152, 112],
  [140, 122.5],
  [118, 126.5],
  [92, 126],
  [58, 121],
  [14, 112],
];
export const RIVER_WIDTH = 12;

/** The safe house is drawn as the house it is. */
const HOUSE = { w: 54, h: 34 } as const;

/** How far a point lies from a line between two others. */
export function distanceTo([x, y]: SheetPoint, [ax, ay]: SheetPoint, [bx, by]: SheetPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Where two lines between points meet, as a part of the first. */
export function meeting(
  [ax, ay]: SheetPoint,
  [bx, by]: SheetPoint,
  [cx, cy]: SheetPoint,
  [dx, dy]: SheetPoint,
): number | undefined {
  const [rx, ry, sx, sy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const turn = rx * sy - ry * sx;
  const t = ((cx - ax) * sy - (cy - ay) * sx) / turn;
  const u = ((cx - ax) * ry - (cy - ay) * rx) / turn;
  return t > 0 && t < 1 && u > 0 && u < 1 ? t : undefined;
}

/** How far a point lies from the middle of the river. */
export const distanceToRiver = (spot: SheetPoint): number =>
  Math.min(...RIVER.slice(1).map((end, nth) => distanceTo(spot, RIVER[nth] ?? end, end)));

/** Where a street crosses the river, as a part of it; undefined on dry land. */
export const crossing = ({ from, to }: Street): number | undefined =>
  RIVER.slice(1)
    .map((end, nth) => meeting(from, to, RIVER[nth] ?? end, end))
    .find((part) => part !== undefined);

/** What a place takes up with its plate: left, top, right, bottom. */
type Box = readonly [number, number, number, number];

export function boxesOf({ kind, spot: [x, y] }: (typeof PLACES)[number]): readonly Box[] {
  if (kind === 'home') return [[x - HOUSE.w / 2 - 2, y - 21, x + HOUSE.w / 2 + 2, y + 17]];
  if (kind === 'room') return [[x - 15, y - 15, x + 15, y + 17]];
  return [
    [x - PLACE_RADIUS, y - PLACE_RADIUS, x + PLACE_RADIUS, y + PLACE_RADIUS],
    [x - 16, y + 9, x + 16, y + 19.5],
  ];
}

/** A soft line through all points (Catmull-Rom). */
export function smooth(points: readonly SheetPoint[]): string {
  const at = (nth: number): SheetPoint =>
    points[Math.min(Math.max(nth, 0), points.length - 1)] ?? [0, 0];
  const curves = points.slice(1).map((end, nth) => {
    const [before, start, after] = [at(nth - 1), at(nth), at(nth + 2)];
    const spots = [
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      ...end,
    ];
    return `C${spots.map(mm).join(' ')}`;
  });
  return `M${at(0).join(' ')}${curves.join('')}`;
}
