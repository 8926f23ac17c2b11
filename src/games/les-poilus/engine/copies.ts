import { lowestBit } from '#shared/bit-set.ts';
import {
  CARD_OF,
  type Card,
  type Copy,
  cardOfHardship,
  DIFFERENT_CARDS,
  HIGH_OF,
  LOW_OF,
  lowestCopy,
} from './cards.ts';
import {
  allFronts,
  KNOWN,
  LAND,
  LAND_COUNT,
  type MutablePosition,
  putCopy,
  REMOVED,
  UNSEEN,
} from './position.ts';
import { copiesOf } from './public-knowledge.ts';

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
