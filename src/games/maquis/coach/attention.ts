import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { openPlaces } from '../engine/placement.ts';
import type { PlaceSet } from '../engine/places.ts';
import { PHASE, PLACEMENT, type Position } from '../engine/position.ts';
import { DRAW_CARD, PLACES, SHOTS } from './choices.ts';
import type { DayPlan } from './day-plan.ts';
import { FirstLook, type NextCard } from './first-look.ts';
import type { MomentTable } from './moment-table.ts';
import type { SearchSettings } from './search-settings.ts';

/** Where all choices look alike, differences smaller than this are still worth nothing. */
const LEAST_RANGE = 1e-4;
/** Where nothing was looked at, this counts as far apart. */
const USUAL_RANGE = 0.1;
/** Even what looks worst gets this much beside the 1 of what looks best. */
const LEAST_SHARE = 0.02;

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
