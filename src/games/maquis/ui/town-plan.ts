import {
  BOARD,
  EXIT_ROADS,
  EXITS,
  type ExitId,
  LOCATIONS,
  type LocationId,
} from '../data/index.ts';
import { REDRAWN_PLACES } from '../data/redrawn-places.ts';

/** A spot in percent of the board's width and height, from the top left. */
export type Point = readonly [x: number, y: number];

/** Where everything of the town is drawn. The town itself, its places and roads, is one. */
export interface TownPlan {
  readonly at: ReadonlyMap<LocationId, Point>;
  readonly river: readonly Point[];
  /** In percent of the board's width. */
  readonly riverWidth: number;
  /** The board's width over its height, where houses and bridges look as they are meant to. */
  readonly aspect: number;
  /** In percent of the board's width. */
  readonly placeDiameter: number;
}

/** As measured on pictures of the board. */
export const PRINTED: TownPlan = {
  ...BOARD,
  at: new Map(LOCATIONS.map(({ id, at }) => [id, at])),
};

/** The goal cards take the whole width above the board; each road goes straight up to its card. */
function aboveItsPlace(exit: ExitId): readonly [ExitId, Point] {
  const road = EXIT_ROADS.find(({ between }) => between.includes(exit));
  const place = road?.between.find((end) => end !== exit) as keyof typeof REDRAWN_PLACES;
  return [exit, [REDRAWN_PLACES[place][0], -2]];
}

export const REDRAWN: TownPlan = {
  at: new Map<LocationId, Point>([
    ...(Object.entries(REDRAWN_PLACES) as [LocationId, Point][]),
    ...EXITS.map(aboveItsPlace),
  ]),
  river: [
    [67, 0],
    [67.5, 9],
    [66, 19],
    [61.5, 27],
    [60, 36],
    [60, 50],
    [60, 61],
    [58.2, 69],
    [52, 73.8],
    [44, 74.6],
    [32, 74],
    [16, 71.5],
    [0, 70],
  ],
  riverWidth: 6.2,
  aspect: 0.95,
  placeDiameter: 15,
};

/** Where a place is drawn in a plan, in percent. */
export const spotOf = ({ at }: TownPlan, id: LocationId): Point => at.get(id) ?? [0, 0];
