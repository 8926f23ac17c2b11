import type { Card } from '../engine/cards.ts';
import { cardsOfCopies } from '../engine/copies.ts';
import {
  hand,
  KNOWN,
  LOWER,
  PLAYERS,
  type Position,
  type Seat,
  UNSEEN,
  UPPER,
} from '../engine/position.ts';

/** What the next cards of Trials can be, to one who sees the table and perhaps a hand. */
export interface Pile {
  /** Cards on the upper part: any of the unseen ones, all alike. */
  readonly upper: number;
  /** Cards on the lower part: the known ones, and for the rest any of the unseen ones. */
  readonly lower: number;
  readonly unseen: readonly Card[];
  readonly known: readonly Card[];
}

/**
 * The pile as a whole table sees it, or a seat that sees its own hand too. Cards in other hands count
 * as unseen. In a game with secret hands more cards may be known to have gone into the lower part
 * than are left in it; each is then as likely to be among those left as any other.
 */
export function pileOf(position: Position, seat?: Seat): Pile {
  let [low, high] = [position[UNSEEN], position[UNSEEN + 1]];
  for (let other = 0; other < position[PLAYERS]; other++) {
    if (other === seat) continue;
    low |= position[hand(other)];
    high |= position[hand(other) + 1];
  }
  const known = cardsOfCopies(position[KNOWN], position[KNOWN + 1]);
  return {
    upper: position[UPPER],
    lower: position[LOWER],
    unseen: cardsOfCopies(low, high),
    known,
  };
}
