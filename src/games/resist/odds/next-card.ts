import { bitCount, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { type Fraction, fraction, SURE } from '#shared/chance/fraction.ts';
import type { MaquisId } from '../data/index.ts';
import { SPY } from '../engine/cards.ts';
import type { CardId } from '../engine/event.ts';
import { cardId, maquisId } from '../engine/names.ts';
import {
  DISCARD,
  DISCARD_SPIES,
  type Position,
  REST,
  REST_MAYBE,
  REST_SPIES,
  TOP,
  TOP_COUNT,
} from '../engine/position.ts';
import { recruitsPossible } from '../engine/recruit-deck.ts';

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
