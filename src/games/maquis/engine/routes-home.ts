import { bitOf, hasBit, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import type { LocationId } from '../data/index.ts';
import { idOf, idsOf, oneRoadFrom, type Place, placeOf, reachable } from './places.ts';
import { HOMES, POLICE, type Position, patrolled, SHUT } from './position.ts';

/** A patrol that closes the way: where it stands, and what a shot at it would do. */
interface Cut {
  readonly place: LocationId;
  readonly pawn: 'police' | 'soldier';
  /** Places the worker can reach from which a road leads into this patrol. */
  readonly from: readonly LocationId[];
  /** Whether the worker would have a way home with this one pawn gone. */
  readonly opensIfGone: boolean;
}

interface RoutesHome {
  readonly isHome: boolean;
  /** A shortest way: the worker's place first, a safe house last. Empty where there is none. */
  readonly route: readonly LocationId[];
  /**
   * Patrols at the edge of what the worker can reach with a way home behind them, whether or not another
   * way is open.
   */
  readonly cuts: readonly Cut[];
}

/**
 * The way home from a place as the patrols stand, or every patrol that cuts it.
 * Rule: maquis.route-home.
 */
export function routesHome(position: Position, from: LocationId): RoutesHome {
  const start = placeOf(from);
  const closed = patrolled(position);
  const region = reachable(bitOf(start), closed, position[SHUT]);
  const isHome = (region & position[HOMES]) !== 0;
  return {
    isHome,
    route: isHome ? shortestWay(position, start) : [],
    cuts: cutsAround(position, region),
  };
}

/** The police whose removal would give a worker at this place a way home; none if there is one. */
export function shotsThatOpen(position: Position, from: LocationId): LocationId[] {
  const { isHome, cuts } = routesHome(position, from);
  if (isHome) return [];
  return cuts
    .filter(({ opensIfGone, pawn }) => opensIfGone && pawn === 'police')
    .map(({ place }) => place);
}

function cutsAround(position: Position, region: number): Cut[] {
  const closed = patrolled(position);
  const shut = position[SHUT];
  const cuts: Cut[] = [];
  for (let edge = oneRoadFrom(region, shut) & closed; edge !== 0; edge = withoutLowest(edge)) {
    const place = lowestBit(edge);
    // A dead end cuts nobody off.
    const behind = reachable(bitOf(place), region, shut);
    if (((region | behind) & position[HOMES]) === 0) continue;
    const beyond = reachable(region | bitOf(place), closed & ~bitOf(place), shut);
    cuts.push({
      place: idOf(place),
      pawn: hasBit(position[POLICE], place) ? 'police' : 'soldier',
      from: idsOf(oneRoadFrom(bitOf(place), shut) & region),
      opensIfGone: (beyond & position[HOMES]) !== 0,
    });
  }
  return cuts;
}

/**
 * Breadth first: rings of places one road further each, until a ring holds a safe house; then back
 * along the rings, the first place in the record's order at each step.
 */
function shortestWay(position: Position, start: Place): LocationId[] {
  const open = ~patrolled(position);
  const shut = position[SHUT];
  const rings = [bitOf(start)];
  let reached = bitOf(start);
  while ((reached & position[HOMES]) === 0) {
    const ring = oneRoadFrom(reached, shut) & open & ~reached;
    rings.push(ring);
    reached |= ring;
  }
  let place = lowestBit(rings[rings.length - 1] & position[HOMES]);
  const way = [idOf(place)];
  for (let n = rings.length - 2; n >= 0; n--) {
    place = lowestBit(rings[n] & oneRoadFrom(bitOf(place), shut));
    way.unshift(idOf(place));
  }
  return way;
}
