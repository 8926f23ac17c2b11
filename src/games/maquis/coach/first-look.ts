import { bitCount, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { randomBelow } from '#shared/random.ts';
import { cardsToCome } from '../engine/patrol.ts';
import type { Position } from '../engine/position.ts';

/** Where the next card of a simulated game comes from. */
export type NextCard = (position: Position) => number;

/** A card drawn at random among those that nobody has seen, by a generator of the coach's own. */
export function unseenCardBy(cells: Int32Array): NextCard {
  return (position) => {
    let cards = cardsToCome(position);
    for (let skip = randomBelow(cells, 0, bitCount(cards)); skip > 0; skip--)
      cards = withoutLowest(cards);
    return lowestBit(cards);
  };
}
