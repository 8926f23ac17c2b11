import { LOCATION_IDS } from '../data/index.ts';
import { first, type PlaceSet, rest } from '../engine/places.ts';
import { placesWithWayHome, placesWithWayHomeAfterShot } from '../engine/return-home.ts';
import { type BeforeDeals, countDeals, endsOfDeals } from './deals.ts';

/** Of all ordered deals, those in which something is so when all patrols have come; by place. */
export interface Counts {
  /** All of them. */
  readonly deals: number;
  /** A patrol stands there. */
  readonly patrol: Float64Array;
  /** A way home is open from there, and no patrol stands there. Only of places asked about. */
  readonly home: Float64Array;
  /** It is once one policeman may be shot. Only of places that were asked about and are armed. */
  readonly homeWithShot: Float64Array;
}

/**
 * @param homes the safe houses
 * @param asked the places whose ways home are wanted
 * @param armed the places at which a worker would have a weapon to fire
 */
export function countEnds(
  before: BeforeDeals,
  homes: PlaceSet,
  asked: PlaceSet,
  armed: PlaceSet,
): Counts {
  const counts: Counts = {
    deals: countDeals(before),
    patrol: new Float64Array(LOCATION_IDS.length),
    home: new Float64Array(LOCATION_IDS.length),
    homeWithShot: new Float64Array(LOCATION_IDS.length),
  };
  const shooters = asked & armed;
  const ends = endsOfDeals(before, shooters !== 0);
  for (let entry = 0; entry < ends.size; entry++) {
    const police = ends.police[entry];
    const soldiers = ends.soldiers[entry];
    const deals = ends.deals[entry];
    addTo(counts.patrol, police | soldiers, deals);
    addTo(counts.home, asked & placesWithWayHome(homes, police | soldiers), deals);
    if (shooters === 0) continue;
    const open = placesWithWayHomeAfterShot(homes, police, soldiers);
    addTo(counts.homeWithShot, shooters & open & ~soldiers, deals);
  }
  return counts;
}

function addTo(counts: Float64Array, places: PlaceSet, deals: number): void {
  for (let left = places; left !== 0; left = rest(left)) counts[first(left)] += deals;
}
