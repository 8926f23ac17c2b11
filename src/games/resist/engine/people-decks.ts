import { bitCount, bitOf, hasBit } from '#shared/bit-set.ts';
import { type Card, type CardSet, SPY } from './cards.ts';
import type { EventLog } from './event.ts';
import { cardsIn } from './names.ts';
import {
  DISCARD,
  DISCARD_SPIES,
  HAND,
  HAND_SPIES,
  type MutablePosition,
  type Position,
  RECRUIT_BOTTOM,
  RECRUIT_BOTTOM_COUNT,
  RECRUIT_MAYBE,
  RECRUIT_REST,
  RECRUIT_TOP,
  RECRUIT_TOP_COUNT,
  REST,
  REST_MAYBE,
  REST_SPIES,
  TOP,
  TOP_COUNT,
} from './position.ts';

/*
 * The Hidden deck is what is known on top and an unknown rest. Of the rest the number of Spies is
 * known always; its Maquis are, before the first reshuffle, some of those nobody has seen (with a
 * draft: the drafted ones), and after it exactly those of the discard.
 */

const hiddenDeckSize = (position: Position): number => position[TOP_COUNT] + position[REST];

/** resist.draw-what-there-is: a card is there to be drawn, from the deck or after a reshuffle. */
export const canDraw = (position: Position): boolean =>
  hiddenDeckSize(position) + position[DISCARD] + position[DISCARD_SPIES] > 0;

/**
 * resist.reshuffle: a card is due. If the deck has run out, the discard becomes the deck now (C26).
 * Whether there is a card.
 */
function hiddenCardDue(draft: MutablePosition, log: EventLog): boolean {
  if (hiddenDeckSize(draft) > 0) return true;
  if (!canDraw(draft)) return false;
  draft[REST_MAYBE] = draft[DISCARD];
  draft[REST_SPIES] = draft[DISCARD_SPIES];
  draft[REST] = bitCount(draft[DISCARD]) + draft[DISCARD_SPIES];
  draft[DISCARD] = 0;
  draft[DISCARD_SPIES] = 0;
  log?.push({ type: 'reshuffled', deck: 'hidden', rule: 'resist.reshuffle' });
  return true;
}

/** Every card that may be on top, as a set; the Spy is bit 24. */
export function hiddenCardsPossible(position: Position): CardSet {
  if (position[TOP_COUNT] > 0) return bitOf(position[TOP + position[TOP_COUNT] - 1]);
  const maquis = position[REST] > position[REST_SPIES] ? position[REST_MAYBE] : 0;
  return position[REST_SPIES] > 0 ? maquis | bitOf(SPY) : maquis;
}

/** Takes the top card, which turns out to be this one. */
function takeFromHiddenDeck(draft: MutablePosition, card: Card): void {
  if (draft[TOP_COUNT] > 0) {
    draft[TOP_COUNT]--;
    return;
  }
  draft[REST]--;
  if (card === SPY) draft[REST_SPIES]--;
  else forget(draft, card);
}

/** Somebody who was seen is nowhere among the unseen. */
function forget(draft: MutablePosition, maquis: Card): void {
  draft[REST_MAYBE] &= ~bitOf(maquis);
  draft[RECRUIT_MAYBE] &= ~bitOf(maquis);
}

/** resist.what-is-known: a card put on top that the player has seen. */
export function putOnHiddenDeck(draft: MutablePosition, card: Card): void {
  draft[TOP + draft[TOP_COUNT]++] = card;
}

export function discardCard(draft: MutablePosition, card: Card): void {
  if (card === SPY) draft[DISCARD_SPIES]++;
  else draft[DISCARD] |= bitOf(card);
}

export function discardAll(
  draft: MutablePosition,
  maquis: CardSet,
  spies: number,
  log: EventLog,
): void {
  draft[DISCARD] |= maquis;
  draft[DISCARD_SPIES] += spies;
  if (maquis !== 0 || spies > 0) {
    log?.push({ type: 'discarded', cards: cardsIn(maquis, spies), rule: 'resist.discard' });
  }
}

export function toHand(draft: MutablePosition, card: Card): void {
  if (card === SPY) draft[HAND_SPIES]++;
  else draft[HAND] |= bitOf(card);
}

export const inHand = (position: Position, card: Card): boolean =>
  card === SPY ? position[HAND_SPIES] > 0 : hasBit(position[HAND], card);

/*
 * The Recruit deck: known on top, an unknown rest, known at the bottom. It is never reshuffled.
 */

export const recruitsLeft = (position: Position): number =>
  position[RECRUIT_TOP_COUNT] + position[RECRUIT_REST] + position[RECRUIT_BOTTOM_COUNT];

/** Everyone who may be the top Recruit, as a set. */
export function recruitsPossible(position: Position): CardSet {
  const known = position[RECRUIT_TOP_COUNT];
  if (known > 0) return bitOf(position[RECRUIT_TOP + known - 1]);
  if (position[RECRUIT_REST] > 0) return position[RECRUIT_MAYBE];
  return position[RECRUIT_BOTTOM_COUNT] > 0 ? bitOf(position[RECRUIT_BOTTOM]) : 0;
}

/** Takes the top Recruit, who turns out to be this one. */
function takeRecruit(draft: MutablePosition, maquis: Card): void {
  if (draft[RECRUIT_TOP_COUNT] > 0) draft[RECRUIT_TOP_COUNT]--;
  else if (draft[RECRUIT_REST] > 0) {
    draft[RECRUIT_REST]--;
    forget(draft, maquis);
  } else {
    const left = --draft[RECRUIT_BOTTOM_COUNT];
    draft.copyWithin(RECRUIT_BOTTOM, RECRUIT_BOTTOM + 1, RECRUIT_BOTTOM + 1 + left);
  }
}

function putOnRecruits(draft: MutablePosition, maquis: Card): void {
  draft[RECRUIT_TOP + draft[RECRUIT_TOP_COUNT]++] = maquis;
}

/** resist.sifting: below everything that lies there. */
function putUnderRecruits(draft: MutablePosition, maquis: Card): void {
  draft[RECRUIT_BOTTOM + draft[RECRUIT_BOTTOM_COUNT]++] = maquis;
}

/** What happens with the top of each deck, and where a card of it goes that does not go back. */
export const HIDDEN_DECK = {
  isDue: hiddenCardDue,
  take: takeFromHiddenDeck,
  putOnTop: putOnHiddenDeck,
  putAway: discardCard,
};
export const RECRUIT_DECK = {
  isDue: (position: Position): boolean => recruitsLeft(position) > 0,
  take: takeRecruit,
  putOnTop: putOnRecruits,
  putAway: putUnderRecruits,
};
