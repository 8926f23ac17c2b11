import { bitCount, bitOf, hasBit, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { LOCATION_IDS, type LocationId } from '../data/index.ts';
import { cardsUnseen, discardAfter, PLACES_ON_CARDS } from '../engine/patrol.ts';
import { openPlaces } from '../engine/placement.ts';
import {
  idsOf,
  oneRoadFrom,
  type Place,
  type PlaceSet,
  placeOf,
  reachable,
} from '../engine/places.ts';
import {
  DISCARDED,
  FAKE_IDS,
  HOMES,
  KNOWN,
  PATROLS_TO_COME,
  PHASE,
  PLACEMENT,
  POLICE,
  type Position,
  SHUT,
  SOLDIER_PAWNS,
  SOLDIERS_THIS_TURN,
  WORKERS,
} from '../engine/position.ts';
import { placesPastOne } from '../engine/return-home.ts';
import { armedPlaces } from '../engine/shooting.ts';
import { type BeforeDeals, endsOfDeals } from './deals.ts';

/** Exact chances from public knowledge alone: patrols, arrests, ways home. */

/** What the patrols still to come mean for one worker. */
interface WorkerOdds {
  readonly at: LocationId;
  /** He is arrested by a patrol on placement. */
  readonly arrest: Chance;
  /** He is not, and a way home is open. */
  readonly home: Chance;
  /** The same where one policeman may be shot before his way is judged; left out where none may. */
  readonly homeWithShot?: Chance;
}

/** The odds of one moment, for the end of this turn's placement. */
export interface Odds {
  /** A patrol stands at a place, if no further worker is placed: every location. */
  readonly patrol: Readonly<Record<LocationId, Chance>>;
  /** The workers on the board, if nobody joins them; in the order of the record. */
  readonly workers: readonly WorkerOdds[];
  /** Every place where a worker may go now, in the order of the record. */
  readonly options: readonly PlacementOdds[];
}

/** A worker goes to a place, and nobody after that. */
interface PlacementOdds {
  readonly newcomer: WorkerOdds;
  /** Those who were on the board before, with the newcomer there; in the order of the record. */
  readonly others: readonly WorkerOdds[];
}

/**
 * The exact odds in a position, at any moment of the game. They speak of the end of this turn's
 * placement: the patrols still to come are drawn from the cards not in the discard and, past the last
 * of them, from all ten; every order is as likely as every other. A card that was looked at comes first. Nothing hidden plays a part: neither
 * a known order of the deck nor the generator is looked at. No further worker is placed than those on
 * the board and, in an option, the one it speaks of.
 */
export function oddsOf(position: Position): Odds {
  const workers = position[WORKERS];
  const open = position[PHASE] === PLACEMENT ? openPlaces(position) : 0;
  // No patrol will ever care about a worker where no card sends it: there all goes on as without him.
  const unheeded = open & ~PLACES_ON_CARDS;
  const armed = armedPlaces(position, workers | open);
  const ways = {
    homes: position[HOMES],
    shut: position[SHUT],
    fakeIds: position[FAKE_IDS],
  };
  const asIs = countEnds(beforeDeals(position, 0), ways, workers | unheeded, armed);
  const others = workerOdds(asIs, workers, armed);
  return {
    patrol: patrolOdds(asIs),
    workers: others,
    options: idsOf(open).map((id) => {
      const newcomer = bitOf(placeOf(id));
      if ((newcomer & unheeded) !== 0)
        return { newcomer: workerOdds(asIs, newcomer, armed)[0], others };
      const before = beforeDeals(position, newcomer);
      const counts = countEnds(before, ways, workers | newcomer, armed);
      return {
        newcomer: workerOdds(counts, newcomer, armed)[0],
        others: workerOdds(counts, workers, armed),
      };
    }),
  };
}

const beforeDeals = (position: Position, newcomer: PlaceSet): BeforeDeals => ({
  discarded: position[DISCARDED],
  workers: position[WORKERS] | newcomer,
  police: position[POLICE],
  soldiers: position[SOLDIER_PAWNS],
  patrolsToCome: position[PATROLS_TO_COME],
  soldiersThisTurn: position[SOLDIERS_THIS_TURN],
  known: position[KNOWN],
});

function patrolOdds({ patrol, deals }: EndCounts): Readonly<Record<LocationId, Chance>> {
  const entries = LOCATION_IDS.map((id, place) => [id, { deals: patrol[place], of: deals }]);
  return Object.fromEntries(entries);
}

function workerOdds(counts: EndCounts, workers: PlaceSet, armed: PlaceSet): WorkerOdds[] {
  const { patrol, home, homeWithShot, deals: of } = counts;
  const oddsAt = (at: LocationId, place: Place): WorkerOdds => ({
    at,
    // A patrol can stand where a worker stood only by arresting him.
    arrest: { deals: patrol[place], of },
    home: { deals: home[place], of },
    ...(hasBit(armed, place) ? { homeWithShot: { deals: homeWithShot[place], of } } : {}),
  });
  return idsOf(workers).map((id) => oddsAt(id, placeOf(id)));
}

/** Numbers of deals by place; plain lists, which are made much faster than typed ones so short. */
type Counts = number[];

const NONE: readonly number[] = LOCATION_IDS.map(() => 0);

/** Of all ordered deals, those in which something is so when all patrols have come; by place. */
interface EndCounts {
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
function countEnds(before: BeforeDeals, ways: Ways, asked: PlaceSet, armed: PlaceSet): EndCounts {
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
    // Roads go both ways: one search from the safe houses, not one from every worker.
    const free = reachable(homes, police | soldiers, shut);
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
  const open = reachable(homes, patrols, shut);
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

/** How many ordered deals there are of the patrols still to come. */
function countDeals({ discarded, patrolsToCome, known }: BeforeDeals): number {
  let deals = 1;
  let gone = discarded;
  for (let n = 0; n < patrolsToCome; n++) {
    const cards = n === 0 && known !== 0 ? 1 << known : cardsUnseen(gone);
    deals *= bitCount(cards);
    gone = discardAfter(gone, lowestBit(cards));
  }
  return deals;
}
