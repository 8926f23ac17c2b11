import { bitCount } from '#shared/bit-set.ts';
import { CARD_OF, type Card, type Copy, HIGH_OF, LOW_OF, THREAT_CARDS } from './cards.ts';
import {
  LAND,
  LAND_COUNT,
  type MutablePosition,
  type Position,
  PUBLIC_KNOWN,
  REMOVED,
} from './position.ts';

/*
 * What a whole table knows to have gone into the lower part of Trials. An open game knows more: who
 * was dealt which of these cards. A seat does not, so what it is shown is made from these counts.
 * Two bits a threat card, 16 cards to a cell.
 */

const cellOf = (card: Card): number => PUBLIC_KNOWN + (card >> 4);
const shiftOf = (card: Card): number => (card & 15) << 1;

export const publicKnown = (position: Position, card: Card): number =>
  (position[cellOf(card)] >>> shiftOf(card)) & 3;

function write(draft: MutablePosition, card: Card, count: number): void {
  const [cell, shift] = [cellOf(card), shiftOf(card)];
  draft[cell] = (draft[cell] & ~(3 << shift)) | (count << shift);
}

const nothingKnown = (draft: MutablePosition): boolean =>
  (draft[PUBLIC_KNOWN] | draft[PUBLIC_KNOWN + 1]) === 0;

/** A card of a failed mission goes into Trials before everybody's eyes. */
export const learn = (draft: MutablePosition, copy: Copy): void =>
  rememberCard(draft, CARD_OF[copy]);

export function rememberCard(draft: MutablePosition, card: Card): void {
  write(draft, card, Math.min(publicKnown(draft, card) + 1, copiesOf(card)));
}

/** A card was turned up from the lower part: one that was known to lie there, if there is one. */
export function forgetOne(draft: MutablePosition, card: Card): void {
  if (card >= THREAT_CARDS || nothingKnown(draft)) return;
  const known = publicKnown(draft, card);
  if (known > 0) write(draft, card, known - 1);
}

/**
 * A card came into the open from somewhere else. Copies not known to lie below come first; so those
 * that are known never outnumber the copies that are still hidden.
 *
 * @param shown copies that have just come into the open and are not counted there yet
 */
export function forgetIfShown(draft: MutablePosition, card: Card, shown = 1): void {
  if (card >= THREAT_CARDS || nothingKnown(draft)) return;
  const hidden = copiesOf(card) - inTheOpen(draft, card) - shown;
  if (publicKnown(draft, card) > hidden) write(draft, card, hidden);
}

export const copiesOf = (card: Card): number => bitCount(LOW_OF[card]) + bitCount(HIGH_OF[card]);

/** The copies of a threat card in no man's land or out of the game. */
export function inTheOpen(position: Position, card: Card): number {
  let count =
    bitCount(position[REMOVED] & LOW_OF[card]) + bitCount(position[REMOVED + 1] & HIGH_OF[card]);
  for (let n = 0; n < position[LAND_COUNT]; n++) if (CARD_OF[position[LAND + n]] === card) count++;
  return count;
}
