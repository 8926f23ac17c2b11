import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';
import { MAQUIS } from '../data/index.ts';
import {
  ACTION_OF,
  COUNTER_GUERRILLAS,
  EFFECT_OF,
  type EnemyKindNumber,
  IN_ATTACK,
  NO_ACTION,
  PRINTED_DEFENSE,
  TAG_OF,
} from '../engine/cards.ts';
import { countKinds, enemyCopiesOf, kindSet, nthKind, poolOf, upAt } from '../engine/enemy-deck.ts';
import {
  BEATEN,
  CIVILIANS_LEFT,
  DOWN,
  DOWN_COUNT,
  FAILED,
  GRAVEYARD_SUM,
  HALVED,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  IGNORED,
  PER_PLACE,
  type Position,
  ROW,
  SUPPLY,
  UNKNOWN,
  WEAKENED,
} from '../engine/position.ts';
import { MOST_DISCARDS, MOST_ENEMIES, StrikeTable } from './strike-table.ts';

/** How many tables are kept, a power of two. */
const TABLES = 1024;
const KEY_SHIFT = 11;
const KEY_STEP = 2 ** (32 - KEY_SHIFT);
const OTHER = 0x5bd1e995;

function mixed(hash: number, by: number): number {
  const now = Math.imul(hash ^ by, 0x9e3779b1);
  return now ^ (now >>> 15);
}

/** What else the worth of a strike depends on. */
const SIGNATURE = [
  BEATEN,
  IGNORED,
  HALVED,
  WEAKENED,
  GRAVEYARD_SUM,
  CIVILIANS_LEFT + 1,
  CIVILIANS_LEFT + 2,
  SUPPLY,
  FAILED,
  HAND_SPIES,
];

/** What stands at a Mission, as it is known or imagined, and what striking it is worth. */
export class Defenders {
  /** The kinds of the stand. */
  readonly kinds = new Int32Array(MOST_ENEMIES + 24);
  count = 0;
  /** Tables by what stands there; the same stand comes again in line after line. */
  readonly #tables: StrikeTable[] = [];
  readonly #keys = new Float64Array(TABLES).fill(-1);
  #position: Position = [];
  mission = 0;
  /** Two hashes of what stands there. */
  #one = 0;
  #other = 0;
  /** How many of them are Counter-Guerrillas. */
  guerrillas = 0;

  /**
   * The table of what stands there, weakened, cleared, halved or not, made for so many discards.
   */
  table(variant: number, mostDiscards: number): StrikeTable {
    const own = variant * (MOST_DISCARDS + 1) + mostDiscards;
    const one = mixed(this.#one, own);
    const key = (one >>> 0) * KEY_STEP + (mixed(this.#other, own) >>> KEY_SHIFT);
    const slot = one & (TABLES - 1);
    this.#tables[slot] ??= new StrikeTable();
    const table = this.#tables[slot];
    if (this.#keys[slot] !== key) {
      this.#keys[slot] = key;
      const position = this.#position;
      const isBeaten = position[BEATEN] === 1;
      table.fill(
        position,
        {
          mission: this.mission,
          kinds: this.kinds,
          count: this.count,
          isIgnored: position[IGNORED] === 1,
          isBeaten,
          isHalved: position[HALVED] === 1 || (variant & HALVES) !== 0,
          weakened: (variant & WEAKENS) !== 0 ? -1 : position[WEAKENED],
          withoutGuerrillas: (variant & CLEARS) !== 0,
        },
        mostDiscards,
      );
    }
    return table;
  }

  /** Looks at a place; what lies face down there is imagined. */
  look(position: Position, place: number, below: Below): void {
    this.#position = position;
    this.mission = position[ROW + place];
    const up = upAt(place);
    let count = 0;
    for (let left = kindSet(position, up); left !== 0; left = withoutLowest(left)) {
      const kind = lowestBit(left);
      for (let copies = enemyCopiesOf(position, up, kind); copies > 0; copies--) {
        this.kinds[count++] = kind;
      }
    }
    for (let at = DOWN; at < DOWN + position[DOWN_COUNT]; at++) {
      if (position[at] >> 6 !== place || count >= MOST_ENEMIES) continue;
      const down = position[at] & (PER_PLACE - 1);
      const pool = poolOf(down - UNKNOWN);
      const kind: EnemyKindNumber =
        down < UNKNOWN ? down : nthKind(position, pool, below(countKinds(position, pool)));
      this.kinds[count++] = kind;
    }
    this.count = count;
    this.guerrillas = 0;
    for (let n = 0; n < count; n++) {
      if ((COUNTER_GUERRILLAS & bitOf(this.kinds[n])) !== 0) this.guerrillas++;
    }
    this.#sort();
    this.#stamp(position);
  }

  /** The dearest first, as the tables like it. */
  #sort(): void {
    const { kinds, count } = this;
    for (let n = 1; n < count; n++) {
      const kind = kinds[n];
      let at = n;
      for (; at > 0 && PRINTED_DEFENSE[kinds[at - 1]] < PRINTED_DEFENSE[kind]; at--) {
        kinds[at] = kinds[at - 1];
      }
      kinds[at] = kind;
    }
  }

  #stamp(position: Position): void {
    let one = 1;
    let other = 2;
    const take = (now: number): void => {
      one = mixed(one, now);
      other = mixed(other, now ^ OTHER);
    };
    take(this.mission);
    for (let n = 0; n < this.count; n++) take(this.kinds[n]);
    take(position[HIDDEN_IN_PLAY] === 0 ? 0 : 1);
    for (let n = 0; n < SIGNATURE.length; n++) take(position[SIGNATURE[n]]);
    this.#one = one;
    this.#other = other;
  }
}

/*
 * What each side of a Maquis does when it is played in ATTACK, as far as the plan of a round counts it.
 */

/** Enemies discarded, cards drawn, and counting actions: for the revealed, the civilians, the others. */
export const DISCARDS = new Int8Array(MAQUIS.length * 2);
export const DRAWS = new Int8Array(MAQUIS.length * 2);
export const COUNTS_R = new Int8Array(MAQUIS.length * 2);
export const COUNTS_C = new Int8Array(MAQUIS.length * 2);
export const COUNTS_O = new Int8Array(MAQUIS.length * 2);
/** What changes the whole strike: a sum of the four below. */
export const FLAGS = new Int8Array(MAQUIS.length * 2);
export const WEAKENS = 1;
export const CLEARS = 2;
export const HALVES = 4;
export const GAINS = 8;
/** What a Spy sent off or a card looked at is worth beside the strength. */
export const ASIDE = new Float64Array(MAQUIS.length * 2);

for (let side = 0; side < MAQUIS.length * 2; side++) {
  if (ACTION_OF[side] === NO_ACTION || (TAG_OF[side] & IN_ATTACK) === 0) continue;
  const effect = EFFECT_OF[ACTION_OF[side]];
  if (effect.does === 'count') {
    if (effect.what === 'revealed') COUNTS_R[side] = 1;
    else if (effect.what === 'civilians') COUNTS_C[side] = 1;
    else COUNTS_O[side] = 1;
  } else if (effect.does === 'discard-here') {
    DISCARDS[side] = effect.cards;
    if (effect.gains) FLAGS[side] |= GAINS;
  } else if (effect.does === 'shift') DISCARDS[side] = 1;
  else if (effect.does === 'discard-guerrillas') FLAGS[side] |= CLEARS;
  else if (effect.does === 'weaken') FLAGS[side] |= WEAKENS;
  else if (effect.does === 'halve-mission') FLAGS[side] |= HALVES;
  else if (effect.does === 'draw') DRAWS[side] = effect.cards;
  else if (effect.does === 'draw-recruit') DRAWS[side] = 1;
  else if (effect.does === 'swap') DRAWS[side] = 1;
  else if (effect.does === 'take-revealed') DRAWS[side] = effect.to === 'hand' ? 2 : 0;
  else if (effect.does === 'sift') ASIDE[side] = 0.3;
  else if (effect.does === 'pick-recruit') ASIDE[side] = 0.8;
}
/** Sides whose action needs a Spy in hand: a card for it, or the Spy out of the game. */
export const CYCLES = new Int8Array(MAQUIS.length * 2);
export const REMOVES = new Int8Array(MAQUIS.length * 2);
for (let side = 0; side < MAQUIS.length * 2; side++) {
  if (ACTION_OF[side] === NO_ACTION) continue;
  const { does } = EFFECT_OF[ACTION_OF[side]];
  if (does === 'cycle-spy') CYCLES[side] = 1;
  if (does === 'remove-spy') REMOVES[side] = 1;
}
