import { bitCount, bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ENEMY_KINDS, MAQUIS, MISSIONS } from '../data/index.ts';
import {
  EFFECT_OF_KIND,
  GARRISON,
  MISSION_DEFENSE,
  POINTS_OF,
  PRINTED_DEFENSE,
  RAISES_ENEMIES,
  SPY,
} from '../engine/cards.ts';
import { enemyCopiesOf, kindSet, upAt } from '../engine/enemy-deck.ts';
import {
  CIVILIANS_LEFT,
  DISCARD,
  DISCARD_SPIES,
  DOWN,
  DOWN_AT,
  DOWN_COUNT,
  DRAW_CHANGE,
  FAILED,
  GRAVEYARD_SUM,
  HAND,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  isAvailable,
  MISSIONS_LEFT,
  PER_PLACE,
  POINTS,
  type Position,
  RECRUIT_BOTTOM,
  RECRUIT_BOTTOM_COUNT,
  RECRUIT_MAYBE,
  RECRUIT_REST,
  RECRUIT_TOP,
  RECRUIT_TOP_COUNT,
  REST,
  REST_MAYBE,
  REST_SPIES,
  REVEALED_IN_PLAY,
  REVEALED_PILE,
  ROW,
  ROW_PLACES,
  SUPPLY,
  TOP,
  TOP_COUNT,
  UNKNOWN,
} from '../engine/position.ts';

/*
 * A game between two rounds as numbers, for the value that is learned: only what everybody can see.
 * What is not 0 is listed, so that a look costs as much as there is to see.
 *
 *     one-hot answers (points, civilians, …)   each Mission in the row   each Maquis: where   sums
 */

let cells = 0;
const next = (count = 1): number => {
  cells += count;
  return cells - count;
};

const MOST_POINTS = 30;
const POINTS_AT = next(MOST_POINTS + 1);
const FAILED_AT = next(2);
const CIVILIANS_AT = next(5 * 2);
const LEFT_AT = next(7);
const CHANGE_AT = next(3);
const SPIES_AT = next(7);
const SUPPLY_AT = next(4);
const CYCLE_AT = next(MAQUIS.length + 1);
const DECK_AT = next(16);
const MISSION_AT = next(MISSIONS.length);
const CROWD_AT = next(MISSIONS.length);
const NEED_AT = next(MISSIONS.length);
const IN_CYCLE_AT = next(MAQUIS.length);
const IN_DECK_AT = next(MAQUIS.length);
const SHOWN_AT = next(MAQUIS.length);
const RECRUIT_AT = next(MAQUIS.length);
const PLACE_AT = next(ROW_PLACES * 3);
const SUMS_AT = next(10);

/** How many numbers a look has. */
export const FEATURES = cells;
/** No look has more than so many that are not 0. */
export const MOST_AT_ONCE = 200;

/** How much trouble an Enemy is on average, unseen. */
const UNSEEN = 3;
const trouble = Float64Array.from(ENEMY_KINDS, (_, kind) => {
  const { does, when } = EFFECT_OF_KIND[kind];
  return PRINTED_DEFENSE[kind] + (when === 'SURVIVE' || does === 'shield-mission' ? 0.8 : 0);
});

/** The numbers of one look: which are not 0, and what they are. */
export class FeatureVector {
  readonly at = new Int32Array(MOST_AT_ONCE);
  readonly value = new Float32Array(MOST_AT_ONCE);
  count = 0;
  readonly #ease = new Float64Array(ROW_PLACES * 3);

  /** Looks at a position in which it is asked whether to go on, as if one did. */
  take(position: Position): void {
    this.count = 0;
    this.#add(POINTS_AT + Math.min(MOST_POINTS, position[POINTS]), 1);
    this.#add(FAILED_AT + Math.min(1, position[FAILED]), 1);
    const sum = Math.min(4, position[GRAVEYARD_SUM]);
    this.#add(CIVILIANS_AT + sum + (position[CIVILIANS_LEFT + 3] > 0 ? 0 : 5), 1);
    this.#add(LEFT_AT + position[MISSIONS_LEFT], 1);
    this.#add(CHANGE_AT + 1 + position[DRAW_CHANGE], 1);
    this.#add(SUPPLY_AT + position[SUPPLY], 1);
    const worth = this.#people(position);
    this.#missions(position);
    const short = (points: number): number => Math.max(0, points - position[POINTS]) / 10;
    this.#add(SUMS_AT, position[POINTS] / 10);
    this.#add(SUMS_AT + 1, short(15));
    this.#add(SUMS_AT + 2, short(19));
    this.#add(SUMS_AT + 3, short(22));
    this.#add(SUMS_AT + 4, worth);
    this.#add(SUMS_AT + 5, position[MISSIONS_LEFT] / 6);
    this.#add(SUMS_AT + 6, 1);
  }

  #add(at: number, value: number): void {
    if (value === 0) return;
    this.at[this.count] = at;
    this.value[this.count++] = value;
  }

  /** Where everybody is: sure, or by chance. Returns the part of Spies among those in the cycle. */
  #people(position: Position): number {
    let sure = position[DISCARD] | position[HIDDEN_IN_PLAY] | position[HAND];
    let top = 0;
    let spies = position[DISCARD_SPIES] + position[HAND_SPIES] + position[REST_SPIES];
    for (let n = 0; n < position[TOP_COUNT]; n++) {
      if (position[TOP + n] === SPY) spies++;
      else top |= bitOf(position[TOP + n]);
    }
    sure |= top;
    const unseen = position[REST] - position[REST_SPIES];
    const maybe = position[REST_MAYBE];
    const part = unseen > 0 ? unseen / bitCount(maybe) : 0;
    let recruits = 0;
    for (let n = 0; n < position[RECRUIT_TOP_COUNT]; n++) {
      recruits |= bitOf(position[RECRUIT_TOP + n]);
    }
    for (let n = 0; n < position[RECRUIT_BOTTOM_COUNT]; n++) {
      recruits |= bitOf(position[RECRUIT_BOTTOM + n]);
    }
    for (let left = sure; left !== 0; left = withoutLowest(left))
      this.#add(IN_CYCLE_AT + lowestBit(left), 1);
    if (part > 0) {
      for (let left = maybe; left !== 0; left = withoutLowest(left)) {
        this.#add(IN_CYCLE_AT + lowestBit(left), part);
        this.#add(IN_DECK_AT + lowestBit(left), part);
      }
    }
    for (let left = top; left !== 0; left = withoutLowest(left))
      this.#add(IN_DECK_AT + lowestBit(left), 1);
    for (let left = recruits; left !== 0; left = withoutLowest(left))
      this.#add(RECRUIT_AT + lowestBit(left), 1);
    const unknown = position[RECRUIT_REST];
    const recruitPart = unknown > 0 ? unknown / bitCount(position[RECRUIT_MAYBE]) : 0;
    if (recruitPart > 0) {
      for (let left = position[RECRUIT_MAYBE]; left !== 0; left = withoutLowest(left)) {
        this.#add(RECRUIT_AT + lowestBit(left), recruitPart);
      }
    }
    const shown = position[REVEALED_PILE] | position[REVEALED_IN_PLAY];
    for (let left = shown; left !== 0; left = withoutLowest(left))
      this.#add(SHOWN_AT + lowestBit(left), 1);
    const inCycle = bitCount(sure) + unseen;
    this.#add(CYCLE_AT + Math.min(MAQUIS.length, inCycle), 1);
    this.#add(SPIES_AT + Math.min(6, spies), 1);
    this.#add(DECK_AT + Math.min(15, position[REST] + position[TOP_COUNT]), 1);
    const deck = position[REST] + position[TOP_COUNT];
    this.#add(SUMS_AT + 7, deck > 0 ? position[REST_SPIES] / deck : 0);
    this.#add(SUMS_AT + 8, inCycle / 12);
    this.#add(SUMS_AT + 9, bitCount(recruits) / 12 + unknown / 12);
    return inCycle + spies > 0 ? spies / (inCycle + spies) : 0;
  }

  /** The Missions that are open, the easiest first. */
  #missions(position: Position): void {
    const ease = this.#ease;
    let open = 0;
    for (let place = 0; place < ROW_PLACES; place++) {
      if (!isAvailable(position, place)) continue;
      const mission = position[ROW + place];
      let crowd = position[DOWN_AT + place];
      let need = 0;
      const up = upAt(place);
      for (let kinds = kindSet(position, up); kinds !== 0; kinds = withoutLowest(kinds)) {
        const copies = enemyCopiesOf(position, up, lowestBit(kinds));
        crowd += copies;
        need += copies * trouble[lowestBit(kinds)];
      }
      for (let at = DOWN; at < DOWN + position[DOWN_COUNT]; at++) {
        if (position[at] >> 6 !== place) continue;
        const down = position[at] & (PER_PLACE - 1);
        need += down < UNKNOWN ? trouble[down] : UNSEEN;
      }
      need += crowd * RAISES_ENEMIES[mission];
      this.#add(MISSION_AT + mission, 1);
      this.#add(CROWD_AT + mission, (crowd - GARRISON[mission]) / 2);
      this.#add(NEED_AT + mission, (need - crowd * UNSEEN) / 5);
      let at = open++;
      const sum = need + MISSION_DEFENSE[mission];
      for (; at > 0 && ease[(at - 1) * 3] > sum; at--) ease.copyWithin(at * 3, at * 3 - 3, at * 3);
      ease[at * 3] = sum;
      ease[at * 3 + 1] = POINTS_OF[mission];
      ease[at * 3 + 2] = 1;
    }
    for (let n = 0; n < open; n++) {
      this.#add(PLACE_AT + n * 3, ease[n * 3] / 15);
      this.#add(PLACE_AT + n * 3 + 1, ease[n * 3 + 1] / 4);
      this.#add(PLACE_AT + n * 3 + 2, 1);
    }
  }
}
