import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';
import { COUNTER_GUERRILLAS, type EnemyKindNumber, PRINTED_DEFENSE } from '../engine/cards.ts';
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
import { STRIKE } from './side-effects.ts';
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
          isHalved: position[HALVED] === 1 || (variant & STRIKE.halves) !== 0,
          weakened: (variant & STRIKE.weakens) !== 0 ? -1 : position[WEAKENED],
          withoutGuerrillas: (variant & STRIKE.clears) !== 0,
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
