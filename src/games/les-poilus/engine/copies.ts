import { bitCount, lowestBit } from '#shared/bit-set.ts';
import {
  CARD_OF,
  type Card,
  type Copy,
  cardOfHardship,
  DIFFERENT_CARDS,
  HIGH_OF,
  LOW_OF,
  lowestCopy,
  THREAT_CARDS,
} from './cards.ts';
import {
  allFronts,
  KNOWN,
  LAND,
  LAND_COUNT,
  type MutablePosition,
  type Position,
  PUBLIC_KNOWN,
  putCopy,
  REMOVED,
  UNSEEN,
} from './position.ts';

/** Where the copies of each card are; what is not named is unseen. */
interface Whereabouts {
  readonly removed: readonly Card[];
  readonly known: readonly Card[];
  /** Sets of copies to be filled, by their cell, and what they hold. */
  readonly hands: readonly { readonly cell: number; readonly cards: readonly Card[] }[];
}

/**
 * Gives every card its copy anew, lowest first: out of the game, in no man's land, in hands, known,
 * unseen. So two positions that differ only in which of identical cards is where become the same.
 * No man's land holds cards instead of copies when this is called; hardships in front are left.
 * There must not be more of a card than its copies.
 */
export function placeCopies(draft: MutablePosition, { removed, known, hands }: Whereabouts): void {
  const used = new Uint8Array(DIFFERENT_CARDS);
  const next = (card: Card): Copy => lowestCopy(LOW_OF[card], HIGH_OF[card]) + used[card]++;
  for (let left = allFronts(draft); left !== 0; left &= left - 1) {
    used[cardOfHardship(lowestBit(left))]++;
  }
  for (const set of [REMOVED, KNOWN, UNSEEN]) draft.fill(0, set, set + 2);
  for (const card of removed) putCopy(draft, REMOVED, next(card));
  for (let n = 0; n < draft[LAND_COUNT]; n++) draft[LAND + n] = next(draft[LAND + n]);
  for (const { cell, cards } of hands) {
    draft.fill(0, cell, cell + 2);
    for (const card of cards) putCopy(draft, cell, next(card));
  }
  for (const card of known) if (used[card] < copiesOf(card)) putCopy(draft, KNOWN, next(card));
  for (let card = 0; card < DIFFERENT_CARDS; card++) {
    while (used[card] < copiesOf(card)) putCopy(draft, UNSEEN, next(card));
  }
}

/** The cards of a set of copies, as numbers, in card order. */
export function cardsOfCopies(low: number, high: number): Card[] {
  const cards: Card[] = [];
  for (let left = low; left !== 0; left &= left - 1) cards.push(CARD_OF[lowestCopy(left, 0)]);
  for (let left = high; left !== 0; left &= left - 1) cards.push(CARD_OF[lowestCopy(0, left)]);
  return cards;
}

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
