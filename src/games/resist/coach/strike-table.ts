import { bitCount, bitOf, lowestBit } from '#shared/bit-set.ts';
import {
  COUNTER_GUERRILLAS,
  EFFECT_OF_KIND,
  EFFECT_OF_MISSION,
  type EnemyKindNumber,
  MISSION_DEFENSE,
  PRINTED_DEFENSE,
  RAISES_ENEMIES,
  RAISING_OTHERS,
  SHIELDING_ENEMIES,
  SHIELDING_MISSION,
} from '../engine/cards.ts';
import type { Position } from '../engine/position.ts';
import { civilianCosts, enemyWorth, failureWorth, missionWorth } from './stakes.ts';

/** More strength than this buys nothing more. */
const MOST_STRENGTH = 31;
/** Enemies discarded for nothing, at most. */
export const MOST_DISCARDS = 3;
/** Of a crowd larger than this, the rest is left standing. */
export const MOST_ENEMIES = 8;
const STRENGTHS = MOST_STRENGTH + 1;
/** In {@link StrikeTable.choice}: the Mission is among what is defeated. */
export const WITH_MISSION = 1 << MOST_ENEMIES;

/** What stands at a Mission, and what was done about it. */
interface Stand {
  readonly mission: number;
  /** The Enemies, each by its kind; unseen ones as they were imagined. */
  readonly kinds: ArrayLike<EnemyKindNumber>;
  readonly count: number;
  /** The effect of the Mission is off. */
  readonly isIgnored: boolean;
  readonly isBeaten: boolean;
  readonly isHalved: boolean;
  /** The kinds with 1 less Defense; -1 weakens all that can be. */
  readonly weakened: number;
  /** Counter-Guerrillas are going to be discarded. */
  readonly withoutGuerrillas: boolean;
}

/**
 * The best that so much strength and so many free discards can do at a Mission: every set of targets
 * once, cheapest first. Grunts stop payment for others, Guards for the Mission, Engineers who fall
 * make the others cheaper; a discard takes the dearest of the set.
 */
export class StrikeTable {
  /** By discards and strength: the best worth, in points. */
  readonly worth = new Float64Array((MOST_DISCARDS + 1) * STRENGTHS);
  /** The set of targets it is had with: bit n is Enemy n, and {@link WITH_MISSION}. */
  readonly choice = new Int32Array((MOST_DISCARDS + 1) * STRENGTHS);
  /** The highest current Defense here. */
  highest = 0;
  /** The current Defense of each Enemy. */
  readonly defense = new Int32Array(MOST_ENEMIES);
  readonly #order = new Int32Array(MOST_ENEMIES);
  readonly #prices = new Int32Array(MOST_ENEMIES);
  readonly #gain = new Float64Array(MOST_ENEMIES);

  fill(position: Position, stand: Stand, mostDiscards: number): void {
    const { worth, choice, defense } = this;
    const { mission, kinds, isBeaten } = stand;
    const count = Math.min(stand.count, MOST_ENEMIES);
    const effect = EFFECT_OF_MISSION[mission];
    const raise = isBeaten || stand.isIgnored ? 0 : RAISES_ENEMIES[mission];
    let engineers = 0;
    let guards = 0;
    let grunts = 0;
    let guerrillas = 0;
    let gone = 0;
    for (let n = 0; n < count; n++) {
      const bit = bitOf(kinds[n]);
      if ((RAISING_OTHERS & bit) !== 0) engineers |= bitOf(n);
      if ((SHIELDING_MISSION & bit) !== 0) guards |= bitOf(n);
      if ((SHIELDING_ENEMIES & bit) !== 0) grunts |= bitOf(n);
      if ((COUNTER_GUERRILLAS & bit) !== 0) {
        guerrillas |= bitOf(n);
        if (stand.withoutGuerrillas) gone |= bitOf(n);
      }
    }
    const engineerCount = bits(engineers);
    let standing = 0;
    let inOrder = true;
    this.highest = 0;
    for (let n = 0; n < count; n++) {
      let now = PRINTED_DEFENSE[kinds[n]] + raise;
      if ((engineers & bitOf(n)) === 0) now += engineerCount;
      if (stand.weakened === -1 ? now >= 2 : (stand.weakened & bitOf(kinds[n])) !== 0) now--;
      defense[n] = now < 1 ? 1 : now;
      const does = EFFECT_OF_KIND[kinds[n]];
      const gain = enemyWorth(position, kinds[n]);
      this.#gain[n] = gain;
      if (does.when === 'SURVIVE' && (gone & bitOf(n)) === 0) standing -= gain;
      if ((gone & bitOf(n)) === 0 && defense[n] > this.highest) this.highest = defense[n];
      if (n > 0 && defense[n] > defense[n - 1]) inOrder = false;
    }
    if (engineers !== 0 || raise !== 0 || !inOrder) this.#sort(count);
    const costs = civilianCosts(position);
    const perEnemy = !stand.isIgnored && effect.does === 'civilian-per-enemy';
    const won = isBeaten ? 0 : missionWorth(position, mission, stand.isIgnored);
    const failed = isBeaten ? 0 : failureWorth(position);
    const printed = MISSION_DEFENSE[mission];
    const price = stand.isHalved ? (printed + 1) >> 1 : printed;
    worth.fill(Number.NEGATIVE_INFINITY, 0, (mostDiscards + 1) * STRENGTHS);
    const mostSets = 1 << count;
    const isPlain = engineers === 0 && raise === 0 && inOrder;
    sums[0] = 0;
    values[0] = 0;
    for (let set = 0; set < mostSets; set++) {
      if ((set & gone) !== 0) continue;
      const survivors = (mostSets - 1) & ~(set | gone);
      if (set !== 0) {
        const lowest = lowestBit(set);
        const others = set & (set - 1);
        sums[set] = sums[others] + defense[lowest];
        values[set] = values[others] + this.#gain[lowest];
      }
      const value = standing + values[set];
      const drawn = bits(survivors & guerrillas);
      const felled = bits(set & engineers);
      const others = set & ~grunts;
      const opened = (grunts & ~set & ~gone) === 0;
      for (let withMission = isBeaten ? 0 : 1; withMission >= 0; withMission--) {
        if (withMission === 1 && (guards & ~set & ~gone) !== 0) continue;
        // The raise ends with the Mission: what need not fall before it is cheaper then.
        const less = withMission === 1 ? raise : 0;
        const civilians = drawn + (withMission === 1 && perEnemy ? bits(survivors) : 0);
        const total = value - costs[Math.min(civilians, 12)] + (withMission === 1 ? won : failed);
        const base = withMission === 1 ? price : 0;
        const targets = set | (withMission === 1 ? WITH_MISSION : 0);
        if (isPlain) {
          // Enemies stand in order, the dearest first: a discard takes the lowest bit of the set.
          let paying = set;
          for (let discards = 0; discards <= mostDiscards; discards++) {
            if (discards > 0) {
              if (paying === 0) break;
              paying &= paying - 1;
            }
            if (!opened && bits(others) > discards) continue;
            const sum = base + sums[paying];
            if (sum > MOST_STRENGTH) continue;
            const at = discards * STRENGTHS + sum;
            if (total > worth[at]) {
              worth[at] = total;
              choice[at] = targets;
            }
          }
          continue;
        }
        // Prices from the dearest: so many of them are discarded for nothing.
        let sum = base;
        let dear = 0;
        for (let at = 0; at < count; at++) {
          const n = this.#order[at];
          if ((set & bitOf(n)) === 0) continue;
          let paid = defense[n];
          if ((grunts & bitOf(n)) === 0) {
            if ((engineers & bitOf(n)) === 0) paid -= felled;
            if ((guards & bitOf(n)) === 0) paid -= less;
            if (paid < 1) paid = 1;
          }
          this.#prices[dear++] = paid;
          sum += paid;
        }
        for (let discards = 0; discards <= MOST_DISCARDS; discards++) {
          if (discards > 0) {
            if (discards > dear) break;
            sum -= this.#prices[discards - 1];
          }
          if (!opened && bits(others) > discards) continue;
          if (sum > MOST_STRENGTH) continue;
          const at = discards * STRENGTHS + sum;
          if (total > worth[at]) {
            worth[at] = total;
            choice[at] = targets;
          }
        }
      }
    }
    this.#spread(mostDiscards);
  }

  /** Enemies by their Defense, the dearest first. */
  #sort(count: number): void {
    for (let n = 0; n < count; n++) {
      let at = n;
      while (at > 0 && this.defense[this.#order[at - 1]] < this.defense[n]) {
        this.#order[at] = this.#order[at - 1];
        at--;
      }
      this.#order[at] = n;
    }
  }

  /** More strength or more discards never do less. */
  #spread(mostDiscards: number): void {
    const { worth, choice } = this;
    for (let discards = 0; discards <= mostDiscards; discards++) {
      for (let strength = 0; strength < STRENGTHS; strength++) {
        const at = discards * STRENGTHS + strength;
        if (strength > 0 && worth[at - 1] > worth[at]) {
          worth[at] = worth[at - 1];
          choice[at] = choice[at - 1];
        }
        const fewer = at - STRENGTHS;
        if (discards > 0 && worth[fewer] > worth[at]) {
          worth[at] = worth[fewer];
          choice[at] = choice[fewer];
        }
      }
    }
  }
}

/** The place of so many discards and so much strength in the table. */
export const cellOf = (discards: number, strength: number): number =>
  (discards > MOST_DISCARDS ? MOST_DISCARDS : discards) * STRENGTHS +
  (strength > MOST_STRENGTH ? MOST_STRENGTH : strength < 0 ? 0 : strength);

/** Of each set of targets: its price and what its fall is worth. */
const sums = new Int32Array(1 << MOST_ENEMIES);
const values = new Float64Array(1 << MOST_ENEMIES);

const BITS = Uint8Array.from({ length: 1 << MOST_ENEMIES }, (_, set) => bitCount(set));
const bits = (set: number): number => BITS[set];
