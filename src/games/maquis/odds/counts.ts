import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { LOCATION_IDS } from '../data/index.ts';
import { oneRoadFrom, type PlaceSet, reachable } from '../engine/places.ts';
import { placesPastOne, placesWithWayHome } from '../engine/return-home.ts';
import { type BeforeDeals, countDeals, endsOfDeals } from './deals.ts';

/** Numbers of deals by place; plain lists, which are made much faster than typed ones so short. */
type Counts = number[];

const NONE: readonly number[] = LOCATION_IDS.map(() => 0);

/** Of all ordered deals, those in which something is so when all patrols have come; by place. */
export interface EndCounts {
  /** All of them. */
  readonly deals: number;
  /** A patrol stands there. */
  readonly patrol: Counts;
  /** A way home is open from there, and no patrol stands there. Only of places asked about. */
  readonly home: Counts;
  /** It is once one policeman may be shot. Only of places that were asked about and are armed. */
  readonly homeWithShot: Counts;
}

/** What ways home depend on besides the patrols. */
interface Ways {
  /** The safe houses. */
  readonly homes: PlaceSet;
  /** The closed roads. */
  readonly shut: number;
  /** The places of workers who carry a Fake ID. */
  readonly fakeIds: PlaceSet;
}

/**
 * @param asked the places whose ways home are wanted
 * @param armed the places at which a worker would have a weapon to fire
 */
export function countEnds(
  before: BeforeDeals,
  ways: Ways,
  asked: PlaceSet,
  armed: PlaceSet,
): EndCounts {
  const { homes, shut, fakeIds } = ways;
  const counts: EndCounts = {
    deals: countDeals(before),
    patrol: NONE.slice(),
    home: NONE.slice(),
    homeWithShot: NONE.slice(),
  };
  const shooters = asked & armed;
  const ends = endsOfDeals(before, shooters !== 0);
  for (let entry = 0; entry < ends.size; entry++) {
    const police = ends.police[entry];
    const soldiers = ends.soldiers[entry];
    const deals = ends.deals[entry];
    addTo(counts.patrol, police | soldiers, deals);
    const free = placesWithWayHome(homes, police | soldiers, shut);
    const passing = asked & fakeIds & ~free;
    const past = passing === 0 ? 0 : placesPastOne(passing, homes, police | soldiers, shut);
    addTo(counts.home, asked & (free | past), deals);
    if (shooters === 0) continue;
    const open =
      past |
      placesWithWayHomeAfterShot(homes, police, soldiers, shut) |
      pastOneAfterShot(shooters & fakeIds & ~free, police, soldiers, ways);
    addTo(counts.homeWithShot, shooters & open & ~soldiers, deals);
  }
  return counts;
}

/** The same where one policeman, whichever helps, may be shot first. */
function placesWithWayHomeAfterShot(
  homes: PlaceSet,
  police: PlaceSet,
  soldiers: PlaceSet,
  shut: number,
): PlaceSet {
  const patrols = police | soldiers;
  const open = placesWithWayHome(homes, patrols, shut);
  let places = open;
  for (let left = police & oneRoadFrom(open, shut); left !== 0; left = withoutLowest(left)) {
    const shot = left & -left;
    places |= reachable(open | shot, patrols & ~shot, shut);
  }
  return places & ~patrols;
}

/** Those among places that have a way past one patrol once a policeman is shot. */
function pastOneAfterShot(
  places: PlaceSet,
  police: PlaceSet,
  soldiers: PlaceSet,
  { homes, shut }: Ways,
): PlaceSet {
  let past = 0;
  for (let left = places === 0 ? 0 : police; left !== 0; left = withoutLowest(left)) {
    const patrols = (police | soldiers) & ~(left & -left);
    past |= placesPastOne(places, homes, patrols, shut);
  }
  // Where a policeman stands who could be shot, the worker was arrested by him.
  return past & ~(police | soldiers);
}

function addTo(counts: Counts, places: PlaceSet, deals: number): void {
  for (let left = places; left !== 0; left = withoutLowest(left)) counts[lowestBit(left)] += deals;
}

/**
 * A chance as a count: so many of all ordered deals of the patrol cards still to come. Deals are all
 * equally likely, so the two whole numbers say it exactly.
 */
export interface Chance {
  /** The deals in which it happens. */
  readonly deals: number;
  /** All deals, at least 1. */
  readonly of: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The same chance in lowest terms: 584 of 720 is 73 of 90, and never is 0 of 1. */
export function lowestTerms({ deals, of }: Chance): Chance {
  const shared = divisor(of, deals);
  return { deals: deals / shared, of: of / shared };
}

/** A chance as a fraction in lowest terms, such as `73/90`, `0/1` or `1/1`. */
export function chanceFraction(chance: Chance): string {
  const { deals, of } = lowestTerms(chance);
  return `${deals}/${of}`;
}

/** The nearest number, 0 to 1. */
export const chanceNumber = ({ deals, of }: Chance): number => deals / of;
