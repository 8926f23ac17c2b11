import { bitCount, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { type Fraction, fraction, NEVER, product, SURE, sum } from '#shared/chance/fraction.ts';
import {
  CIVILIANS,
  ENEMY_KINDS,
  ENEMY_TYPE_IDS,
  type EnemyTypeId,
  GAME,
  type MaquisId,
} from '../data/index.ts';
import { SPY } from '../engine/cards.ts';
import { countKinds, enemyCopiesOf, poolOf } from '../engine/enemy-deck.ts';
import type { CardId } from '../engine/event.ts';
import { cardId, maquisId } from '../engine/names.ts';
import { recruitsPossible } from '../engine/people-decks.ts';
import {
  ASK,
  CIVILIANS_LEFT,
  DISCARD,
  DISCARD_SPIES,
  DRAW_CHANGE,
  ENEMY_NUMBER,
  GRAVEYARD_SUM,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  type Position,
  QUESTION,
  REST,
  REST_MAYBE,
  REST_SPIES,
  TOP,
  TOP_COUNT,
} from '../engine/position.ts';
import { hasMissionLeft } from '../engine/round.ts';

/** Exact chances from what the player can know: Spies, civilians, face-down Enemies, next cards. */

/** The exact odds of one moment, from what the player can know. */
interface Odds {
  /** The next hand is all Spies; only where the player may go on to draw it. */
  readonly allSpies?: Fraction;
  /** Too many civilians after 1 to 6 further draws. */
  readonly civilians: readonly Fraction[];
  /** What an unknown Enemy can be, by the number of its deck. */
  readonly reveal: ReadonlyMap<number, TypeOdds>;
}

export function resistOdds(position: Position): Odds {
  const mayGoOn = position[ASK] === QUESTION.decide && hasMissionLeft(position);
  return {
    ...(mayGoOn ? { allSpies: allSpiesOdds(position) } : {}),
    civilians: civilianOdds(position),
    reveal: faceDownOdds(position),
  };
}

/**
 * The chance that a hand drawn after this round holds Spies only (resist.all-spies). A known top is
 * drawn first, then the unknown rest; then the discard is reshuffled, with the hidden Maquis and the
 * Spies in hand that will have been cleaned up. Fewer cards are drawn where fewer are there, and an
 * empty hand is no loss.
 */
export function allSpiesOdds(position: Position): Fraction {
  const wanted = GAME.hand + position[DRAW_CHANGE];
  let left = wanted;
  for (let at = position[TOP_COUNT] - 1; at >= 0 && left > 0; at--, left--) {
    if (position[TOP + at] !== SPY) return NEVER;
  }
  const fromRest = Math.min(left, position[REST]);
  left -= fromRest;
  const spies = position[DISCARD_SPIES] + position[HAND_SPIES];
  const discard = bitCount(position[DISCARD] | position[HIDDEN_IN_PLAY]) + spies;
  const fromDiscard = Math.min(left, discard);
  if (wanted - left + fromDiscard === 0) return NEVER;
  return product(
    onlySpies(fromRest, position[REST_SPIES], position[REST]),
    onlySpies(fromDiscard, spies, discard),
  );
}

/** The chance that so many cards, drawn from a mixed pile, are all Spies. */
function onlySpies(drawn: number, spies: number, cards: number): Fraction {
  let chance = SURE;
  for (let n = 0; n < drawn; n++) {
    if (n >= spies) return NEVER;
    chance = product(chance, fraction(spies - n, cards - n));
  }
  return chance;
}

/** For how many further draws the odds are told. */
const DRAWS_TOLD = 6;

/** How many of each number 0 to 3 are left, and the sum in the Graveyard. */
type Pile = readonly [zeros: number, ones: number, twos: number, threes: number, sum: number];

/**
 * The chance that the Graveyard is at five or more after each number of further draws, 1 to 6. Each
 * draw is even among the cards left; the 0 goes straight back (resist.black-cat).
 */
export function civilianOdds(position: Position): Fraction[] {
  const [zeros, ones, twos, threes] = [0, 1, 2, 3].map((n) => position[CIVILIANS_LEFT + n]);
  const pile: Pile = [zeros, ones, twos, threes, position[GRAVEYARD_SUM]];
  const memory = new Map<string, Fraction>();
  return Array.from({ length: DRAWS_TOLD }, (_, n) => tooManyAfter(n + 1, pile, memory));
}

function tooManyAfter(draws: number, pile: Pile, memory: Map<string, Fraction>): Fraction {
  const total = pile[4];
  if (total >= GAME.civilianLimit) return SURE;
  if (draws === 0) return NEVER;
  const key = `${draws} ${pile}`;
  const known = memory.get(key);
  if (known) return known;
  const cards = pile[0] + pile[1] + pile[2] + pile[3];
  let chance = NEVER;
  for (let number = 0; number <= 3; number++) {
    if (pile[number] === 0) continue;
    const drawn = tooManyAfter(draws - 1, without(pile, number), memory);
    chance = sum(chance, product(fraction(pile[number], cards), drawn));
  }
  memory.set(key, chance);
  return chance;
}

function without(pile: Pile, number: number): Pile {
  if (number === 0) return pile;
  const [zeros, ones, twos, threes, total] = pile.map((count, n) =>
    n === number ? count - 1 : count,
  );
  return [zeros, ones, twos, threes, total + number];
}

/**
 * How likely the Graveyard, empty at first, is at the limit or above after some draws. Each draw takes
 * one of the cards left evenly; the 0 goes back (`resist.black-cat`), so it is always among them.
 */
export function chanceOfTooMany(draws: number): number {
  const after = (left: readonly number[], lost: number, toDraw: number): number => {
    if (lost >= GAME.civilianLimit) return 1;
    if (toDraw === 0) return 0;
    const chances = left.map((value, index) =>
      value === 0
        ? after(left, lost, toDraw - 1)
        : after([...left.slice(0, index), ...left.slice(index + 1)], lost + value, toDraw - 1),
    );
    return chances.reduce((all, one) => all + one, 0) / left.length;
  };
  return after(CIVILIANS, 0, draws);
}

type TypeOdds = Readonly<Partial<Record<EnemyTypeId, Fraction>>>;

/**
 * What an unknown Enemy can be, by the number of the deck it came from: the chance of each type that
 * this deck still hides, face down at a Mission or in its rest. Decks that hide nothing are left out.
 */
export function faceDownOdds(position: Position): ReadonlyMap<number, TypeOdds> {
  const odds = new Map<number, TypeOdds>();
  for (let number = 1; number <= position[ENEMY_NUMBER]; number++) {
    const cards = countKinds(position, poolOf(number));
    if (cards > 0) odds.set(number, typeOdds(position, poolOf(number), cards));
  }
  return odds;
}

const KIND_COUNT = ENEMY_KINDS.length;

const TYPE_OF_KIND = Int8Array.from(ENEMY_KINDS, ({ type }) => ENEMY_TYPE_IDS.indexOf(type.id));

function typeOdds(position: Position, pool: number, cards: number): TypeOdds {
  const counts = ENEMY_TYPE_IDS.map(() => 0);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    counts[TYPE_OF_KIND[kind]] += enemyCopiesOf(position, pool, kind);
  }
  return Object.fromEntries(
    ENEMY_TYPE_IDS.flatMap((id, type) =>
      counts[type] > 0 ? [[id, fraction(counts[type], cards)]] : [],
    ),
  );
}

/**
 * The chance of each card to be the next of the Hidden deck, in table order, a Spy last; empty where
 * there is none to draw. An empty deck is its discard, which will be reshuffled.
 */
export function nextCardOdds(position: Position): ReadonlyMap<CardId, Fraction> {
  const known = position[TOP_COUNT];
  if (known > 0) return new Map([[cardId(position[TOP + known - 1]), SURE]]);
  const isDeck = position[REST] > 0;
  const spies = isDeck ? position[REST_SPIES] : position[DISCARD_SPIES];
  const possible = isDeck ? position[REST_MAYBE] : position[DISCARD];
  const cards = isDeck ? position[REST] : bitCount(possible) + spies;
  const odds = new Map<CardId, Fraction>();
  if (cards > spies) {
    for (let left = possible; left !== 0; left = withoutLowest(left)) {
      odds.set(cardId(lowestBit(left)), fraction(cards - spies, cards * bitCount(possible)));
    }
  }
  if (spies > 0) odds.set(cardId(SPY), fraction(spies, cards));
  return odds;
}

/** The chance of each Maquis to be the next Recruit, in table order. */
export function nextRecruitOdds(position: Position): ReadonlyMap<MaquisId, Fraction> {
  const possible = recruitsPossible(position);
  const odds = new Map<MaquisId, Fraction>();
  for (let left = possible; left !== 0; left = withoutLowest(left)) {
    odds.set(maquisId(lowestBit(left)), fraction(1, bitCount(possible)));
  }
  return odds;
}
