import { bitOf, hasBit } from '#shared/bit-set.ts';
import { LOCATION_IDS, type LocationId } from '../data/index.ts';
import { PLACES_ON_CARDS } from '../engine/patrol.ts';
import { openPlaces } from '../engine/placement.ts';
import { idsOf, type Place, type PlaceSet, placeOf } from '../engine/places.ts';
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
import { armedPlaces } from '../engine/shooting.ts';
import { type Chance, countEnds, type EndCounts } from './counts.ts';
import type { BeforeDeals } from './deals.ts';

/** Exact chances from public knowledge alone: patrols, arrests, ways home. */

export { type Chance, chanceFraction, chanceNumber, lowestTerms } from './counts.ts';

/** What the patrols still to come mean for one worker. */
export interface WorkerOdds {
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
export interface PlacementOdds {
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
