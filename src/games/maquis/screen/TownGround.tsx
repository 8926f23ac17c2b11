import type { ExitId, LocationId } from '#maquis/data/index.ts';
import { redrawnOnChange } from './redrawn-on-change.ts';
import {
  AVENUES,
  BACK_ROWS,
  BRIDGES,
  exitRoad,
  FURROWS,
  RIVER,
  STREET_FRONTS,
  TOWN_ROADS,
  wayAlong,
} from './town-drawing.ts';

/** The bank, then the water with its lines along the shore, as old maps engrave it. */
const RIVER_LAYERS = ['bank', 'shore', 'water', 'ripple-1', 'still-1', 'ripple-2', 'still-2'];

interface TownGroundProps {
  /** How far each exit's road goes: to the board's edge, or to a card with a place of action. */
  exits: Readonly<Record<ExitId, 'edge' | 'card'>>;
  route?: readonly LocationId[];
}

/** Everything of the town that is not a place. Stretched with its box; its lines are not. */
export const TownGround = redrawnOnChange(function TownGround({
  exits,
  route = [],
}: TownGroundProps) {
  const roads =
    TOWN_ROADS +
    exitRoad('west-exit', exits['west-exit']) +
    exitRoad('east-exit', exits['east-exit']);
  return (
    <>
      <svg class="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="ground__furrows" d={FURROWS} />
        <g class="ground__houses">
          <path class="ground__back-rows" d={BACK_ROWS} />
          <path class="ground__fronts" d={STREET_FRONTS} />
        </g>
        <path class="ground__trees" d={AVENUES} />
        {RIVER_LAYERS.map((layer) => (
          <path key={layer} class={`ground__river ground__${layer}`} d={RIVER} />
        ))}
      </svg>
      <svg
        class="ground ground--roads"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path class="ground__parapet" d={BRIDGES} />
        <path class="ground__deck" d={BRIDGES} />
        <path class="ground__kerb" d={roads} />
        <path class="ground__road" d={roads} />
        <path class="ground__planks" d={BRIDGES} />
        {route.length > 1 && (
          <g class="ground__way" key={route.join()}>
            <path class="ground__way-bed" d={wayAlong(route)} />
            <path class="ground__way-dots" d={wayAlong(route)} />
          </g>
        )}
      </svg>
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
