import { bitCount, hasBit, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { randomBelow } from '#shared/random.ts';
import { LOCATION_IDS } from '../data/index.ts';
import { makeMove } from '../engine/make-move.ts';
import { drawMove, placeMove } from '../engine/move.ts';
import { cardsToCome } from '../engine/patrol.ts';
import { openPlaces } from '../engine/placement.ts';
import {
  EXIT_PLACES,
  oneRoadFrom,
  type PlaceSet,
  ROOM_PLACES,
  reachable,
} from '../engine/places.ts';
import {
  ACTION,
  ARRESTED,
  AT_HOME,
  copyInto,
  difficultyOf,
  HOMES,
  MORALE,
  type MutablePosition,
  mutableCopy,
  PATROLS_TO_COME,
  PHASE,
  POLICE,
  type Position,
  patrolled,
  SHUT,
  SOLDIER_PAWNS,
  WORKERS,
} from '../engine/position.ts';
import type { DayPlan } from './day-plan.ts';
import { endOf, utilityOf } from './utility.ts';

/** Places where what is done is mostly kept though the worker is arrested. */
const KEEPING: PlaceSet = EXIT_PLACES | ROOM_PLACES;

/**
 * A first look at where the next worker could go, before anything is simulated. For each place two
 * days are planned, as if this were the last worker and every patrol stayed away from the others: one
 * in which the worker comes home, and one in which not. How likely that is comes from a few deals of
 * the patrols still to come: home is whatever can be reached, or stands beside what can be reached.
 *
 *     worth = home × worth(does what is best there) + (1 − home) × worth(is arrested)
 */
export class FirstLook {
  /** What each place looked worth, after `at`. */
  readonly worth = new Float64Array(LOCATION_IDS.length);
  readonly #plan: DayPlan;
  readonly #nextCard: NextCard;
  readonly #dry: MutablePosition;
  readonly #home = new Int32Array(LOCATION_IDS.length);

  constructor(plan: DayPlan, like: Position, nextCard: NextCard) {
    this.#plan = plan;
    this.#nextCard = nextCard;
    this.#dry = mutableCopy(like);
  }

  /** Looks at every place a worker could go to if no patrol stood there; gives those places. */
  at(position: Position, deals: number): PlaceSet {
    this.#countHome(position, deals);
    const dry = this.#withoutPatrols(position);
    const open = openPlaces(dry);
    const idle = this.#planned(dry);
    const gone = this.#withoutPatrols(position);
    gone[AT_HOME]--;
    gone[ARRESTED]++;
    gone[MORALE] -= difficultyOf(position).moralePerArrest;
    const isLast = gone[AT_HOME] === 0 && gone[WORKERS] === 0;
    const lost = isLast ? worthNow(position) : this.#planned(gone);
    for (let left = open; left !== 0; left = withoutLowest(left)) {
      const place = lowestBit(left);
      const sent = this.#withoutPatrols(position);
      makeMove(sent, placeMove(place));
      const done = this.#planned(sent);
      const stuck = hasBit(KEEPING, place) ? done - Math.max(0, idle - lost) : lost;
      const home = this.#home[place] / deals;
      this.worth[place] = home * done + (1 - home) * Math.min(done, stuck);
    }
    return open;
  }

  #withoutPatrols(position: Position): MutablePosition {
    const dry = this.#dry;
    copyInto(dry, position);
    dry[POLICE] = 0;
    dry[SOLDIER_PAWNS] = 0;
    return dry;
  }

  #planned(dry: MutablePosition): number {
    dry[PHASE] = ACTION;
    this.#plan.judge(dry);
    return utilityOf(this.#plan);
  }

  #countHome(position: Position, deals: number): void {
    const dry = this.#dry;
    const home = this.#home.fill(0);
    for (let n = 0; n < deals; n++) {
      copyInto(dry, position);
      while (dry[PATROLS_TO_COME] > 0) makeMove(dry, drawMove(this.#nextCard(dry)));
      const reached = reachable(dry[HOMES], patrolled(dry), dry[SHUT]);
      for (
        let left = reached | oneRoadFrom(reached, dry[SHUT]);
        left !== 0;
        left = withoutLowest(left)
      ) {
        home[lowestBit(left)]++;
      }
    }
  }
}

/** What the game is worth if it ends as it stands. */
function worthNow(position: Position): number {
  const result = endOf(position);
  return utilityOf({ win: result === 'win' ? 1 : 0, draw: result === 'draw' ? 1 : 0 });
}

/** Where the next card of a simulated game comes from. */
export type NextCard = (position: Position) => number;

/** A card drawn at random among those that nobody has seen, by a generator of the coach's own. */
export function unseenCardBy(cells: Int32Array): NextCard {
  return (position) => {
    let cards = cardsToCome(position);
    for (let skip = randomBelow(cells, 0, bitCount(cards)); skip > 0; skip--)
      cards = withoutLowest(cards);
    return lowestBit(cards);
  };
}
