import { randomBelow } from '#shared/random.ts';
import { cardsToCome } from '../engine/patrol.ts';
import { first, rest, size } from '../engine/places.ts';
import type { Position } from '../engine/position.ts';

/** Where the next card of a simulated game comes from. */
export type NextCard = (position: Position) => number;

/** A card drawn at random among those that nobody has seen, by a generator of the coach's own. */
export function unseenCardBy(cells: Int32Array): NextCard {
  return (position) => {
    let cards = cardsToCome(position);
    for (let skip = randomBelow(cells, 0, size(cards)); skip > 0; skip--) cards = rest(cards);
    return first(cards);
  };
}
