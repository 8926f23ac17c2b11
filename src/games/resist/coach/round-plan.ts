import { bitCount, bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';
import {
  ATTACK_OF,
  EFFECT_OF_MISSION,
  HIDDEN,
  MISSION_DEFENSE,
  NO_LIMIT,
  REVEAL_LIMIT,
  REVEALED,
  sideIndex,
} from '../engine/cards.ts';
import {
  COUNTS_CIVILIANS,
  COUNTS_OTHERS,
  COUNTS_REVEALED,
  DISCARD,
  DISCARD_SPIES,
  GAINED,
  GRAVEYARD_SUM,
  HAND,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  IGNORED,
  type Position,
  REST,
  REST_SPIES,
  REVEALED_IN_PLAY,
  REVEALS,
  TOP_COUNT,
} from '../engine/position.ts';
import { Defenders } from './defenders.ts';
import { SIDE_EFFECTS, STRIKE } from './side-effects.ts';
import { KEPT_WORTH } from './stakes.ts';
import { cellOf, MOST_DISCARDS, type StrikeTable } from './strike-table.ts';

/** What a card of the Hidden deck brings in strength, if it is no Spy. */
const PER_CARD = 1.3;
/** What a Spy removed is worth. */
const SPY_REMOVED = 1.4;
/** What weakening all Enemies saves on average. */
const WEAKENED_BY = 2;
/** Going through a hand of more than this, the rest stays hidden. */
const MOST_CARDS = 7;

const cards = new Int32Array(MOST_CARDS);
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
  readonly stand = new Defenders();
  #mostDiscards = 0;

  /** Looks at a place; what lies face down there is imagined. */
  look(position: Position, place: number, below: Below): void {
    this.#mostDiscards = 0;
    this.stand.look(position, place, below);
  }

  /** The table of what stands there, weakened, cleared, halved or not. */
  table(variant: number): StrikeTable {
    return this.stand.table(variant, this.#mostDiscards);
  }

  /**
   * Finds the best way to play the hand here, with free discards still to be carried out.
   *
   * @param isPlan the Mission is not chosen yet
   */
  solve(position: Position, isPlan: boolean, discardsDue = 0, gainDue = false): void {
    const { stand } = this;
    const { mission } = stand;
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
    for (let left = hidden; left !== 0; left = withoutLowest(left)) {
      base += ATTACK_OF[sideIndex(lowestBit(left), HIDDEN)];
    }
    for (let left = shown; left !== 0; left = withoutLowest(left)) {
      base += ATTACK_OF[sideIndex(lowestBit(left), REVEALED)];
    }
    let held = 0;
    for (let left = position[HAND]; left !== 0 && held < MOST_CARDS; left = withoutLowest(left)) {
      cards[held++] = lowestBit(left);
    }
    this.#expectDiscards(discardsDue, held);
    const inPlay = bitCount(hidden | shown);
    const shownCount = bitCount(shown);
    const limit = (isIgnored ? NO_LIMIT : REVEAL_LIMIT[mission]) - (isPlan ? 0 : position[REVEALS]);
    const perDraw = this.#perDraw(position);
    const spies = position[HAND_SPIES];
    this.worth = Number.NEGATIVE_INFINITY;
    for (let set = 0; set < 1 << held; set++) {
      const revealing = bitCount(set);
      if (revealing > limit) continue;
      let strength = base;
      let drawn = 0;
      let discards = discardsDue;
      let flags = gainDue ? STRIKE.gains : 0;
      let countsR = position[COUNTS_REVEALED];
      let countsC = position[COUNTS_CIVILIANS];
      let countsO = position[COUNTS_OTHERS];
      let aside = 0;
      let sentOff = 0;
      for (let n = 0; n < held; n++) {
        const isShown = (set >> n) & 1;
        const side = cards[n] * 2 + isShown;
        strength += ATTACK_OF[side];
        discards += SIDE_EFFECTS.discards[side];
        drawn += SIDE_EFFECTS.draws[side];
        countsR += SIDE_EFFECTS.countsRevealed[side];
        countsC += SIDE_EFFECTS.countsCivilians[side];
        countsO += SIDE_EFFECTS.countsOthers[side];
        flags |= SIDE_EFFECTS.flags[side];
        aside += SIDE_EFFECTS.aside[side];
        if (isShown === 1) aside -= KEPT_WORTH[cards[n]];
        if (SIDE_EFFECTS.cycles[side] === 1 && sentOff < spies) {
          sentOff++;
          drawn++;
        }
        if (SIDE_EFFECTS.removes[side] === 1 && sentOff < spies) {
          sentOff++;
          aside += SPY_REMOVED;
        }
      }
      strength += countsR * (shownCount + revealing) + countsC * position[GRAVEYARD_SUM];
      if (countsO > 0) strength += countsO * (inPlay + held - 1);
      // What is not even chosen yet is weighed coarsely, by one table.
      if (isPlan) {
        if ((flags & STRIKE.weakens) !== 0) strength += Math.min(WEAKENED_BY, stand.count);
        if ((flags & STRIKE.halves) !== 0) strength += MISSION_DEFENSE[mission] >> 1;
        if ((flags & STRIKE.clears) !== 0) discards += stand.guerrillas;
      }
      const table = this.table(
        isPlan ? 0 : flags & (STRIKE.weakens | STRIKE.clears | STRIKE.halves),
      );
      if ((flags & STRIKE.gains) !== 0) strength += table.highest;
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
        for (let n = 0; n < held; n++) if (((set >> n) & 1) === 1) this.revealed |= bitOf(cards[n]);
      }
    }
  }

  /** The tables are made for as many discards as the hand can bring. */
  #expectDiscards(due: number, held: number): void {
    let most = due;
    for (let n = 0; n < held; n++) {
      const clears =
        (SIDE_EFFECTS.flags[cards[n] * 2 + 1] & STRIKE.clears) !== 0 ? this.stand.guerrillas : 0;
      most += Math.max(
        SIDE_EFFECTS.discards[cards[n] * 2],
        SIDE_EFFECTS.discards[cards[n] * 2 + 1],
        clears,
      );
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
      total = bitCount(position[DISCARD]) + spies;
    }
    return total === 0 ? 0 : (PER_CARD * (total - spies)) / total;
  }
}
