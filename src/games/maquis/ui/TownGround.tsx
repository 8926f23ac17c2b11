import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { EXIT_ROADS, type ExitId, FIELDS, type LocationId, ROADS } from '../data/index.ts';
import { type Point, PRINTED, REDRAWN, spotOf, type TownPlan } from './town-plan.ts';

/** The bank, then the water with its lines along the shore, as old maps engrave it. */
const RIVER_LAYERS = ['bank', 'shore', 'water', 'ripple-1', 'still-1', 'ripple-2', 'still-2'];

type Shape = keyof typeof DRAWINGS;
const SHAPES: readonly Shape[] = ['wide', 'narrow'];

interface TownGroundProps {
  /** How far each exit's road goes: to the board's edge, or to a card with a place of action. */
  exits: Readonly<Record<ExitId, 'edge' | 'card'>>;
  route?: readonly LocationId[];
  /** Roads that are closed, drawn over. */
  shut?: readonly (readonly [LocationId, LocationId])[];
}

/** Everything of the town that is not a place. Stretched with its box; its lines are not. */
export const TownGround = memoDeep(function TownGround({
  exits,
  route = [],
  shut = [],
}: TownGroundProps) {
  return (
    <>
      {SHAPES.map((shape) => (
        <Land key={shape} shape={shape} />
      ))}
      {SHAPES.map((shape) => (
        <Roads key={shape} shape={shape} exits={exits} route={route} shut={shut} />
      ))}
      <svg class="ground-compass" viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="30" />
        <circle r="33" />
        <path
          d="M0-48L7-7L0 0ZM48 0L7 7L0 0ZM0 48L-7 7L0 0ZM-48 0L-7-7L0 0Z"
          class="ground-compass__dark"
        />
        <path d="M0-48L-7-7L0 0ZM48 0L7-7L0 0ZM0 48L7 7L0 0ZM-48 0L-7 7L0 0Z" />
      </svg>
    </>
  );
});

const stretched = { viewBox: '0 0 100 100', preserveAspectRatio: 'none' };

/** Fields, houses and the river: they never change. */
const Land = memoDeep(function Land({ shape }: { shape: Shape }) {
  const { furrows, backRows, streetFronts, avenues, river } = DRAWINGS[shape];
  return (
    <svg class={`ground ground--${shape}`} {...stretched} aria-hidden="true">
      <path class="ground__furrows" d={furrows} />
      <g class="ground__houses">
        <path class="ground__back-rows" d={backRows} />
        <path class="ground__fronts" d={streetFronts} />
      </g>
      <path class="ground__trees" d={avenues} />
      {RIVER_LAYERS.map((layer) => (
        <path key={layer} class={`ground__river ground__${layer}`} d={river} />
      ))}
    </svg>
  );
});

interface RoadsProps extends Required<TownGroundProps> {
  readonly shape: Shape;
}

function Roads({ shape, exits, route, shut }: RoadsProps) {
  const town: TownDrawing = DRAWINGS[shape];
  const roads =
    town.roads +
    town.exitRoad('west-exit', exits['west-exit']) +
    town.exitRoad('east-exit', exits['east-exit']);
  return (
    <svg class={`ground ground--roads ground--${shape}`} {...stretched} aria-hidden="true">
      <path class="ground__parapet" d={town.bridges} />
      <path class="ground__deck" d={town.bridges} />
      <path class="ground__kerb" d={roads} />
      <path class="ground__road" d={roads} />
      <path class="ground__planks" d={town.bridges} />
      {shut.map((road) => (
        <g class="ground__shut" key={road.join()}>
          <path class="ground__shut-bed" d={town.wayAlong(road)} />
          <path class="ground__shut-bar" d={town.barAcross(road)} />
        </g>
      ))}
      {route.length > 1 && (
        <g class="ground__way" key={route.join()}>
          <path class="ground__way-bed" d={town.wayAlong(route)} />
          <path class="ground__way-dots" d={town.wayAlong(route)} />
        </g>
      )}
    </svg>
  );
}

/**
 * The town as paths, in percent of the board's width and height (a box of 100 by 100). The box is
 * stretched to whatever shape the page gives it. Lines keep their width under that stretch, so
 * nothing here may rely on an area keeping its shape.
 */
interface TownDrawing {
  /** The middle of the river, from above the board's upper edge to left of its left one. */
  readonly river: string;
  /** All roads inside the town. */
  readonly roads: string;
  /** The decks of the bridges: the part of each road that lies over the river, banks included. */
  readonly bridges: string;
  /** Where houses stand: two rows on each side of every street. Drawn dashed, each dash a house. */
  readonly streetFronts: string;
  readonly backRows: string;
  /** The avenues out to the fields, lined with trees. */
  readonly avenues: string;
  /** Furrows around both fields. */
  readonly furrows: string;
  /** The stub of an exit, from its place to the board's edge, or on to the goal card beyond. */
  readonly exitRoad: (exit: LocationId, asFar: 'edge' | 'card') => string;
  /** A way along places, each joined to the next by a road. */
  readonly wayAlong: (places: readonly LocationId[]) => string;
  /** A bar across the middle of a road that is closed. */
  readonly barAcross: (road: readonly [LocationId, LocationId]) => string;
}

const round = (n: number) => Math.round(n * 100) / 100;
const spot = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const line = (a: Point, b: Point) => `M${spot(a)}L${spot(b)}`;
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

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

/** How far along a road the river's middle is met, from 0 to 1. */
function crossing([a, b]: readonly [Point, Point], river: readonly Point[]): number | undefined {
  for (const [i, d] of river.entries()) {
    const c = river[i - 1];
    if (!c) continue;
    const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
    const turn = rx * sy - ry * sx;
    const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
    const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) return t;
  }
  return undefined;
}

type Road = (typeof ROADS)[number];

const leadsToField = ({ between }: Road) => FIELDS.some((field) => between.includes(field));
const STREETS = ROADS.filter((road) => !leadsToField(road));
const WAYS_TO_FIELDS = ROADS.filter(leadsToField);

/** Draws the town by a plan of where everything is. */
function drawTown(plan: TownPlan): TownDrawing {
  const { aspect, placeDiameter, river, riverWidth } = plan;
  const ends = ({ between: [a, b] }: Road) => [spotOf(plan, a), spotOf(plan, b)] as const;

  const bridge = (road: Road) => {
    const [a, b] = ends(road);
    const middle = crossing([a, b], river) ?? 0.5;
    const half = (riverWidth * 0.78) / Math.hypot(b[0] - a[0], (b[1] - a[1]) / aspect);
    return line(between(a, b, middle - half), between(a, b, middle + half));
  };

  /** Lines beside every road, this far away from it and cut short at both places. */
  const beside = (roads: readonly Road[], away: number) => {
    const side = (road: Road, distance: number) => {
      const [a, b] = ends(road);
      const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) / aspect];
      const length = Math.hypot(dx, dy);
      const shift: Point = [(-dy / length) * distance, (dx / length) * distance * aspect];
      const moved = (t: number): Point => {
        const [x, y] = between(a, b, t);
        return [x + shift[0], y + shift[1]];
      };
      const cut = Math.min(0.42, (placeDiameter * 0.52) / length);
      return line(moved(cut), moved(1 - cut));
    };
    return roads.map((road) => side(road, away) + side(road, -away)).join('');
  };

  const furrows = (field: LocationId) => {
    const [x, y] = spotOf(plan, field);
    return [-3, -2, -1, 0, 1, 2, 3]
      .map((row) => {
        const reach = 10.5 - Math.abs(row) * 1.1;
        return line([x - reach, y + row * 3.1 + 1.6], [x + reach, y + row * 3.1 - 1.6]);
      })
      .join('');
  };

  return {
    river: throughPoints(river),
    roads: ROADS.map((road) => line(...ends(road))).join(''),
    bridges: ROADS.filter((road) => road.bridge)
      .map(bridge)
      .join(''),
    streetFronts: beside(STREETS, 2.3),
    backRows: beside(STREETS, 4.3),
    avenues: beside(WAYS_TO_FIELDS, 2.2),
    furrows: FIELDS.map(furrows).join(''),
    exitRoad: (exit, asFar) => {
      const road = EXIT_ROADS.find(({ between }) => between.includes(exit));
      if (!road) return '';
      const [card, place] = ends(road);
      return line(place, asFar === 'card' ? card : [card[0], 0]);
    },
    barAcross: ([from, to]) => {
      const [a, b] = [spotOf(plan, from), spotOf(plan, to)];
      const [x, y] = between(a, b, 0.5);
      const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) / aspect];
      const length = Math.hypot(dx, dy);
      const [sx, sy] = [(-dy / length) * 3.4, (dx / length) * 3.4 * aspect];
      return line([x - sx, y - sy], [x + sx, y + sy]);
    },
    wayAlong: (places) =>
      places.length < 2 ? '' : `M${places.map((id) => spot(spotOf(plan, id))).join('L')}`,
  };
}

/** The style sheet shows one of them, by the room there is. */
const DRAWINGS = { wide: drawTown(PRINTED), narrow: drawTown(REDRAWN) };
