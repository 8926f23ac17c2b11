import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import type { ExitId, LocationId } from '../data/index.ts';
import { drawTown, type TownDrawing } from './town-drawing.ts';
import { PRINTED, REDRAWN } from './town-plan.ts';

/** The bank, then the water with its lines along the shore, as old maps engrave it. */
const RIVER_LAYERS = ['bank', 'shore', 'water', 'ripple-1', 'still-1', 'ripple-2', 'still-2'];

/** The style sheet shows one of them, by the room there is. */
const DRAWINGS = { wide: drawTown(PRINTED), narrow: drawTown(REDRAWN) };
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
