import {
  ATTACK_OF,
  COUNTER_GUERRILLAS,
  EFFECT_OF_MISSION,
  first,
  HIDDEN,
  type Kind,
  MISSION_DEFENSE,
  NO_LIMIT,
  only,
  PRINTED_DEFENSE,
  REVEAL_LIMIT,
  REVEALED,
  rest,
  sideOf,
  size,
} from '../engine/cards.ts';
import { poolOf, upAt } from '../engine/enemy-deck.ts';
import { copiesOf, countKinds, kindSet, nthKind } from '../engine/kinds.ts';
import {
  BEATEN,
  CIVILIANS_LEFT,
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  DISCARD,
  DISCARD_SPIES,
  DOWN,
  DOWN_COUNT,
  FAILED,
  GAINED,
  GRAVEYARD_SUM,
  HALVED,
  HAND,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  IGNORED,
  PER_PLACE,
  type Position,
  REST,
  REST_SPIES,
  REVEALED_IN_PLAY,
  REVEALS,
  ROW,
  SUPPLY,
  TOP_COUNT,
  UNKNOWN,
  WEAKENED,
} from '../engine/position.ts';
import {
  ASIDE,
  CLEARS,
  COUNTS_C,
  COUNTS_O,
  COUNTS_R,
  CYCLES,
  DISCARDS,
  DRAWS,
  FLAGS,
  GAINS,
  HALVES,
  REMOVES,
  WEAKENS,
} from './side-tables.ts';
import { KEPT_WORTH } from './stakes.ts';
import { cellOf, MOST_DISCARDS, MOST_ENEMIES, StrikeTable } from './strike-table.ts';

/** What a card of the Hidden deck brings in strength, if it is no Spy. */
const PER_CARD = 1.3;
/** What a Spy removed is worth. */
const SPY_REMOVED = 1.4;
/** What weakening all Enemies saves on average. */
const WEAKENED_BY = 2;
/** Going through a hand of more than this, the rest stays hidden. */
const MOST_CARDS = 7;

const cards = new Int32Array(MOST_CARDS);
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

/**
 * The best way to play what is in hand at a Mission whose Enemies are known or imagined: who hidden,
 * who revealed, and what is struck then.
 */
export class RoundPlan {
  /** In points, with the price of those shown. */
  worth = 0;
  /** Who is to be revealed. */
  revealed = 0;
  /** What is to be struck: Enemies of the stand by their number, and WITH_MISSION. */
  targets = 0;
  /** The kinds of the stand. */
  readonly kinds = new Int32Array(MOST_ENEMIES + 24);
  count = 0;
  /** Tables by what stands there; the same stand comes again in line after line. */
  readonly #tables: StrikeTable[] = [];
  readonly #keys = new Float64Array(TABLES).fill(-1);
  #position: Position = [];
  #mission = 0;
  /** Two hashes of what stands there. */
  #one = 0;
  #other = 0;
  #mostDiscards = 0;
  #guerrillas = 0;

  /** The table of what stands there, weakened, cleared, halved or not. */
  table(variant: number): StrikeTable {
    const own = variant * (MOST_DISCARDS + 1) + this.#mostDiscards;
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
          mission: this.#mission,
          kinds: this.kinds,
          count: this.count,
          isIgnored: position[IGNORED] === 1,
          isBeaten,
          isHalved: position[HALVED] === 1 || (variant & HALVES) !== 0,
          weakened: (variant & WEAKENS) !== 0 ? -1 : position[WEAKENED],
          withoutGuerrillas: (variant & CLEARS) !== 0,
        },
        this.#mostDiscards,
      );
    }
    return table;
  }

  /** Looks at a place; what lies face down there is imagined. */
  look(position: Position, place: number, below: (bound: number) => number): void {
    this.#position = position;
    this.#mission = position[ROW + place];
    const up = upAt(place);
    this.#mostDiscards = 0;
    let count = 0;
    for (let left = kindSet(position, up); left !== 0; left = rest(left)) {
      const kind = first(left);
      for (let copies = copiesOf(position, up, kind); copies > 0; copies--) {
        this.kinds[count++] = kind;
      }
    }
    for (let at = DOWN; at < DOWN + position[DOWN_COUNT]; at++) {
      if (position[at] >> 6 !== place || count >= MOST_ENEMIES) continue;
      const down = position[at] & (PER_PLACE - 1);
      const pool = poolOf(down - UNKNOWN);
      const kind: Kind =
        down < UNKNOWN ? down : nthKind(position, pool, below(countKinds(position, pool)));
      this.kinds[count++] = kind;
    }
    this.count = count;
    this.#guerrillas = 0;
    for (let n = 0; n < count; n++) {
      if ((COUNTER_GUERRILLAS & only(this.kinds[n])) !== 0) this.#guerrillas++;
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
    take(this.#mission);
    for (let n = 0; n < this.count; n++) take(this.kinds[n]);
    take(position[HIDDEN_IN_PLAY] === 0 ? 0 : 1);
    for (let n = 0; n < SIGNATURE.length; n++) take(position[SIGNATURE[n]]);
    this.#one = one;
    this.#other = other;
  }

  /**
   * Finds the best way to play the hand here, with free discards still to be carried out.
   *
   * @param isPlan the Mission is not chosen yet
   */
  solve(position: Position, isPlan: boolean, discardsDue = 0, gainDue = false): void {
    const mission = this.#mission;
    const isIgnored = position[IGNORED] === 1;
    const effect = EFFECT_OF_MISSION[mission];
    let hidden = position[HIDDEN_IN_PLAY];
    let shown = position[REVEALED_IN_PLAY];
    let lost = 0;
    if (isPlan && !isIgnored) {
      if (effect.does === 'discard-in-play') {
        hidden = 0;
        shown = 0;
      } else if (effect.does === 'discard-from-hand') lost = 1;
    }
    let base = position[GAINED] - lost;
    for (let left = hidden; left !== 0; left = rest(left)) {
      base += ATTACK_OF[sideOf(first(left), HIDDEN)];
    }
    for (let left = shown; left !== 0; left = rest(left)) {
      base += ATTACK_OF[sideOf(first(left), REVEALED)];
    }
    let held = 0;
    for (let left = position[HAND]; left !== 0 && held < MOST_CARDS; left = rest(left)) {
      cards[held++] = first(left);
    }
    this.#expectDiscards(discardsDue, held);
    const inPlay = size(hidden | shown);
    const shownCount = size(shown);
    const limit = (isIgnored ? NO_LIMIT : REVEAL_LIMIT[mission]) - (isPlan ? 0 : position[REVEALS]);
    const perDraw = this.#perDraw(position);
    const spies = position[HAND_SPIES];
    this.worth = Number.NEGATIVE_INFINITY;
    for (let set = 0; set < 1 << held; set++) {
      const revealing = size(set);
      if (revealing > limit) continue;
      let strength = base;
      let drawn = 0;
      let discards = discardsDue;
      let flags = gainDue ? GAINS : 0;
      let countsR = position[COUNTS_REVEALED];
      let countsC = position[COUNTS_CIVILIANS];
      let countsO = position[COUNTS_OTHERS];
      let aside = 0;
      let sentOff = 0;
      for (let n = 0; n < held; n++) {
        const isShown = (set >> n) & 1;
        const side = cards[n] * 2 + isShown;
        strength += ATTACK_OF[side];
        discards += DISCARDS[side];
        drawn += DRAWS[side];
        countsR += COUNTS_R[side];
        countsC += COUNTS_C[side];
        countsO += COUNTS_O[side];
        flags |= FLAGS[side];
        aside += ASIDE[side];
        if (isShown === 1) aside -= KEPT_WORTH[cards[n]];
        if (CYCLES[side] === 1 && sentOff < spies) {
          sentOff++;
          drawn++;
        }
        if (REMOVES[side] === 1 && sentOff < spies) {
          sentOff++;
          aside += SPY_REMOVED;
        }
      }
      strength += countsR * (shownCount + revealing) + countsC * position[GRAVEYARD_SUM];
      if (countsO > 0) strength += countsO * (inPlay + held - 1);
      // What is not even chosen yet is weighed coarsely, by one table.
      if (isPlan) {
        if ((flags & WEAKENS) !== 0) strength += Math.min(WEAKENED_BY, this.count);
        if ((flags & HALVES) !== 0) strength += MISSION_DEFENSE[mission] >> 1;
        if ((flags & CLEARS) !== 0) discards += this.#guerrillas;
      }
      const table = this.table(isPlan ? 0 : flags & (WEAKENS | CLEARS | HALVES));
      if ((flags & GAINS) !== 0) strength += table.highest;
      // A part of a point of strength is that part of the way to the next.
      const expected = strength + drawn * perDraw;
      const whole = Math.floor(expected);
      const part = expected - whole;
      const cell = cellOf(discards, whole);
      let worth = table.worth[cell] + aside;
      if (part > 0) worth += part * (table.worth[cellOf(discards, whole + 1)] - table.worth[cell]);
      if (worth > this.worth) {
        this.worth = worth;
        this.targets = table.choice[cellOf(discards, Math.round(expected))];
        this.revealed = 0;
        for (let n = 0; n < held; n++) if (((set >> n) & 1) === 1) this.revealed |= only(cards[n]);
      }
    }
  }

  /** The tables are made for as many discards as the hand can bring. */
  #expectDiscards(due: number, held: number): void {
    let most = due;
    for (let n = 0; n < held; n++) {
      const clears = (FLAGS[cards[n] * 2 + 1] & CLEARS) !== 0 ? this.#guerrillas : 0;
      most += Math.max(DISCARDS[cards[n] * 2], DISCARDS[cards[n] * 2 + 1], clears);
    }
    most = Math.min(most, MOST_DISCARDS);
    this.#mostDiscards = Math.max(most, this.#mostDiscards);
  }

  /** What a card drawn now brings on average. */
  #perDraw(position: Position): number {
    let total = position[REST] + position[TOP_COUNT];
    let spies = position[REST_SPIES];
    if (total === 0) {
      spies = position[DISCARD_SPIES];
      total = size(position[DISCARD]) + spies;
    }
    return total === 0 ? 0 : (PER_CARD * (total - spies)) / total;
  }
}
