import { BOARD, LOCATIONS, type LocationId, ROADS } from '../index.ts';

type Point = readonly [x: number, y: number];

/** The drawing is this wide, and as high as the board's shape asks. */
export const WIDTH = 1000;
export const HEIGHT = Math.round(WIDTH / BOARD.aspect);
export const RADIUS = (BOARD.placeDiameter / 200) * WIDTH * 0.72;

const onSheet = ([x, y]: Point): Point => [
  Math.round((x / 100) * WIDTH),
  Math.round((y / 100) * HEIGHT),
];

/** The places of the town, without the two exits beyond its edge. */
export const TOWN = LOCATIONS.filter((location) => location.kind !== 'exit').map((location) => ({
  id: location.id,
  kind: location.kind,
  at: onSheet(location.at),
}));

export function at(id: LocationId): Point {
  const place = TOWN.find((location) => location.id === id);
  if (!place) throw new Error(`${id} is not on the drawing`);
  return place.at;
}

/** A line through places, as an SVG path. */
export const along = (...ids: readonly LocationId[]): string =>
  `M${ids.map((id) => at(id).join(' ')).join('L')}`;

export const STREETS = ROADS.map(({ between }) => along(...between));

/** The river, smooth: each measured point pulls the line that runs through the middles. */
export function river(): string {
  const points = BOARD.river.map(onSheet);
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const bends = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last;
    const middle = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return `Q${point.join(' ')} ${middle.join(' ')}`;
  });
  return `M${first.join(' ')}${bends.join('')}L${last.join(' ')}`;
}

export const RIVER_WIDTH = (BOARD.riverWidth / 100) * WIDTH;
