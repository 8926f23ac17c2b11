import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { cardsUnseen, discardAfter, soldierComes, standOf } from '../engine/patrol.ts';
import type { PlaceSet } from '../engine/places.ts';
import { NOWHERE } from '../engine/position.ts';

/** Where the deals begin: all of it lies open on the table. */
export interface BeforeDeals {
  /** The cards in the discard, as a set: bit n is card n. */
  readonly discarded: number;
  readonly workers: PlaceSet;
  readonly police: PlaceSet;
  readonly soldiers: PlaceSet;
  readonly patrolsToCome: number;
  /** How many of this turn's patrols are soldiers. */
  readonly soldiersThisTurn: number;
  /** The card that was looked at and comes next, or 0. */
  readonly known: number;
}

const FIRST_ROOM = 256;

/**
 * Counts deals by what has come of them. A hash table in flat arrays, emptied and filled again many
 * times a second: `slots` says for each hash which entry has it (0: none), the entries themselves
 * stand one after the other in the columns.
 *
 *     slots     0  3  0  0  1  0  2  0 …        (entry + 1)
 *     entry         0     1     2
 *     discarded    c0    c1    c2
 *     police       p0    p1    p2
 *     soldiers     s0    s1    s2
 *     deals        d0    d1    d2
 */
class DealTally {
  size = 0;
  discarded = new Int32Array(FIRST_ROOM);
  police = new Int32Array(FIRST_ROOM);
  soldiers = new Int32Array(FIRST_ROOM);
  deals = new Float64Array(FIRST_ROOM);
  #slots = new Int32Array(FIRST_ROOM * 4);
  /** The slot of each entry, by which the table is emptied. */
  #slotOf = new Int32Array(FIRST_ROOM);

  clear(): void {
    for (let entry = 0; entry < this.size; entry++) this.#slots[this.#slotOf[entry]] = 0;
    this.size = 0;
  }

  /** Adds deals that have come to this, and says which entry it is. */
  add(discarded: number, police: PlaceSet, soldiers: PlaceSet, deals: number): number {
    const last = this.#slots.length - 1;
    let slot = hashOf(discarded, police, soldiers) & last;
    for (let found = this.#slots[slot]; found !== 0; found = this.#slots[slot]) {
      const entry = found - 1;
      if (
        this.police[entry] === police &&
        this.discarded[entry] === discarded &&
        this.soldiers[entry] === soldiers
      ) {
        this.deals[entry] += deals;
        return entry;
      }
      slot = (slot + 1) & last;
    }
    if (this.size === this.police.length) {
      this.#makeRoom();
      return this.add(discarded, police, soldiers, deals);
    }
    const entry = this.size++;
    this.#slots[slot] = entry + 1;
    this.#slotOf[entry] = slot;
    this.discarded[entry] = discarded;
    this.police[entry] = police;
    this.soldiers[entry] = soldiers;
    this.deals[entry] = deals;
    return entry;
  }

  /** Twice the entries and twice the slots, never more than a quarter of them taken. */
  #makeRoom(): void {
    const { size, discarded, police, soldiers, deals } = this;
    const room = size * 2;
    this.discarded = new Int32Array(room);
    this.police = new Int32Array(room);
    this.soldiers = new Int32Array(room);
    this.deals = new Float64Array(room);
    this.#slots = new Int32Array(room * 4);
    this.#slotOf = new Int32Array(room);
    this.size = 0;
    for (let entry = 0; entry < size; entry++) {
      this.add(discarded[entry], police[entry], soldiers[entry], deals[entry]);
    }
  }
}

function hashOf(discarded: number, police: PlaceSet, soldiers: PlaceSet): number {
  const mixed =
    Math.imul(discarded, 0x9e3779b1) ^
    Math.imul(police, 0x85ebca6b) ^
    Math.imul(soldiers, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}

/*
 * Every ordered deal of the patrols still to come, counted by where the patrols stand at its end.
 *
 * Deals are not played one by one. Those that have used the same cards and put the patrols on the
 * same places go on alike, in whatever order it happened, so after each card they are thrown together
 * and counted as one standing:
 *
 *      discard, patrols          deals             cards 1 and 9 both want the grocer:
 *
 *      {}      {}                 1                one came there and the other
 *       ├─ 1 ─ {1}   {grocer}     1 ─┐             went to its second place
 *       ├─ 9 ─ {9}   {grocer}     1 ─┤
 *       ├─ 8 ─ {8}   {fence}      1  ├─ {1,9} {grocer, pont-du-nord}    1   (1, then 9)
 *       ⋮                            ├─ {1,9} {grocer, poor-district}   1   (9, then 1)
 *                                    ├─ {1,8} {grocer, fence}           2   (1, 8 and 8, 1)
 *                                    ⋮
 *
 * Of the 30,240 deals of five cards a few hundred standings are left. Workers need not be kept with
 * them: whoever is arrested leaves his place to the patrol that arrested him, so those still there are
 * the first workers less the places of patrols. Nor need the cards be kept after the last draw. When
 * the deck has run out, the discard of all ten is the next deck, and goes on from there: the cards
 * just drawn are in it.
 */
let now = new DealTally();
let next = new DealTally();

/**
 * Counts the ordered deals by where the patrols stand when all have come; cards in the tally are all
 * 0. The tally is overwritten by the next call.
 *
 * @param apart whether soldiers must be told from police in the end; otherwise all that come are
 *   counted as police
 */
export function endsOfDeals(before: BeforeDeals, apart: boolean): DealTally {
  const { workers, patrolsToCome, soldiersThisTurn, known } = before;
  now.clear();
  now.add(patrolsToCome === 0 ? 0 : before.discarded, before.police, before.soldiers, 1);
  for (let toCome = patrolsToCome; toCome > 0; toCome--) {
    next.clear();
    const isSoldier = apart && soldierComes(toCome, soldiersThisTurn);
    const certain = toCome === patrolsToCome ? known : 0;
    if (toCome > 1) drawOne(workers, isSoldier, certain);
    else drawLast(workers, isSoldier, certain);
    [now, next] = [next, now];
  }
  return now;
}

/** The cards that may come next: the one that is known, or all that are unseen. */
const cardsNext = (discarded: number, known: number): number =>
  known === 0 ? cardsUnseen(discarded) : 1 << known;

/** Every card that may come next in every standing there is now. */
function drawOne(workers: PlaceSet, isSoldier: boolean, known: number): void {
  for (let entry = 0; entry < now.size; entry++) {
    const discarded = now.discarded[entry];
    const police = now.police[entry];
    const soldiers = now.soldiers[entry];
    const deals = now.deals[entry];
    for (let cards = cardsNext(discarded, known); cards !== 0; cards = withoutLowest(cards)) {
      const card = lowestBit(cards);
      const gone = discardAfter(discarded, card);
      station(card, workers, isSoldier, gone, police, soldiers, deals);
    }
  }
}

/** Standings before the last card, whatever cards were used, and how many deals go on with each card. */
const pawns = new DealTally();
let goingOn = new Float64Array(0);
const CARD_ROOM = 16;

/**
 * The same for the last card, where most of the work is: after it nobody asks which cards were used,
 * so those standings that differ in nothing else are thrown together before it, card by card.
 */
function drawLast(workers: PlaceSet, isSoldier: boolean, known: number): void {
  pawns.clear();
  if (goingOn.length < now.size * CARD_ROOM) goingOn = new Float64Array(now.size * CARD_ROOM);
  else goingOn.fill(0, 0, now.size * CARD_ROOM);
  for (let entry = 0; entry < now.size; entry++) {
    const deals = now.deals[entry];
    const row = pawns.add(0, now.police[entry], now.soldiers[entry], deals) * CARD_ROOM;
    for (
      let cards = cardsNext(now.discarded[entry], known);
      cards !== 0;
      cards = withoutLowest(cards)
    ) {
      goingOn[row + lowestBit(cards)] += deals;
    }
  }
  for (let entry = 0; entry < pawns.size; entry++) {
    for (let card = 0; card < CARD_ROOM; card++) {
      const deals = goingOn[entry * CARD_ROOM + card];
      if (deals === 0) continue;
      station(card, workers, isSoldier, 0, pawns.police[entry], pawns.soldiers[entry], deals);
    }
  }
}

/** One card for so many deals: where its patrol takes its stand, and what has come of it then. */
function station(
  card: number,
  workers: PlaceSet,
  isSoldier: boolean,
  discarded: number,
  police: PlaceSet,
  soldiers: PlaceSet,
  deals: number,
): void {
  const patrols = police | soldiers;
  const place = standOf(card, workers & ~patrols, patrols);
  const pawn = place === NOWHERE ? 0 : bitOf(place);
  if (isSoldier) next.add(discarded, police, soldiers | pawn, deals);
  else next.add(discarded, police | pawn, soldiers, deals);
}
