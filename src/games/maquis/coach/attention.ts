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
  PLACEMENT,
  POLICE,
  type Position,
  patrolled,
  SHUT,
  SOLDIER_PAWNS,
  WORKERS,
} from '../engine/position.ts';
import { DRAW_CARD, PLACES, SHOTS } from './choices.ts';
import type { DayPlan } from './day-plan.ts';
import type { MomentTable } from './moment-table.ts';
import type { SearchSettings } from './search-settings.ts';
import { endOf, utilityOf } from './utility.ts';

/** Where all choices look alike, differences smaller than this are still worth nothing. */
const LEAST_RANGE = 1e-4;
/** Where nothing was looked at, this counts as far apart. */
const USUAL_RANGE = 0.1;
/** Even what looks worst gets this much beside the 1 of what looks best. */
const LEAST_SHARE = 0.02;

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
class FirstLook {
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

/** Shares out the attention of a search among the choices at the moments it meets. */
export class Attention {
  /** How far apart the best and the worst choice look at the root: what counts as much or little. */
  range = USUAL_RANGE;
  readonly #moments: MomentTable;
  readonly #settings: SearchSettings;
  readonly #firstLook: FirstLook;
  /** The places the root was looked at for. */
  #looked: PlaceSet = 0;

  constructor(
    moments: MomentTable,
    plan: DayPlan,
    like: Position,
    nextCard: NextCard,
    settings: SearchSettings,
  ) {
    this.#moments = moments;
    this.#settings = settings;
    this.#firstLook = new FirstLook(plan, like, nextCard);
  }

  /** Begins anew, before another root. */
  begin(): void {
    this.range = USUAL_RANGE;
    this.#looked = 0;
  }

  /** Sees to it that the choices at a moment have their shares; the root must come first. */
  share(moment: number, position: Position, atRoot: boolean): void {
    const visits = this.#moments.all[moment];
    if (visits === (atRoot ? 0 : this.#settings.patience)) this.#look(moment, position, atRoot);
    else if (visits === 0) this.#lookAsAtRoot(moment, position);
  }

  /** By a first look: the better a place looks, the larger its share. */
  #look(moment: number, position: Position, atRoot: boolean): void {
    this.#shareShots(moment);
    if (position[PHASE] !== PLACEMENT) return;
    const { shares } = this.#moments;
    const { worth } = this.#firstLook;
    const open = this.#firstLook.at(position, this.#settings.deals);
    let most = Number.NEGATIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    for (let left = open; left !== 0; left = withoutLowest(left)) {
      most = Math.max(most, worth[lowestBit(left)]);
      least = Math.min(least, worth[lowestBit(left)]);
    }
    const range = Math.max(most - least, LEAST_RANGE);
    if (atRoot) {
      this.range = range;
      this.#looked = open;
    }
    const at = moment * this.#moments.choices;
    shares.fill(0, at, at + PLACES);
    let all = 0;
    for (let left = open; left !== 0; left = withoutLowest(left)) {
      const place = lowestBit(left);
      const share = Math.exp((worth[place] - most) / (this.#settings.spread * range)) + LEAST_SHARE;
      shares[at + place] = share;
      all += share;
    }
    for (let place = 0; place < PLACES; place++) shares[at + place] /= all;
  }

  /** Until it is worth a look of its own, a later moment is taken to be like the root. */
  #lookAsAtRoot(moment: number, position: Position): void {
    this.#shareShots(moment);
    const { shares } = this.#moments;
    const at = moment * this.#moments.choices;
    let all = 0;
    for (let left = openPlaces(position) & this.#looked; left !== 0; left = withoutLowest(left)) {
      all += shares[lowestBit(left)];
    }
    for (let place = 0; place < PLACES; place++) {
      shares[at + place] = this.#looked ? shares[place] / (all || 1) : 1 / PLACES;
    }
  }

  #shareShots(moment: number): void {
    const { shares } = this.#moments;
    const at = moment * this.#moments.choices;
    shares.fill(this.#settings.shotShare, at + SHOTS, at + this.#moments.choices);
    shares[at + DRAW_CARD] = 1;
  }
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
