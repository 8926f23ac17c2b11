import { RANDOM_WORDS, randomBelow } from '#shared/random.ts';
import { type CardNumber, MORALE_TRACK, PATROL_CARDS } from '../data/index.ts';
import { arrest } from './consequences.ts';
import type { Log } from './event.ts';
import { afterPatrol } from './placement.ts';
import { first, idOf, only, type Place, placeOf, rest, size } from './places.ts';
import {
  AT_HOME,
  DECK_ORDER,
  DISCARD_COUNT,
  DISCARD_ORDER,
  DISCARDED,
  type Draft,
  MORALE,
  occupied,
  PATROLS_TO_COME,
  PHASE,
  PLACEMENT,
  POLICE,
  type Position,
  RANDOM,
  SHOT,
  SOLDIER_PAWNS,
  SOLDIERS,
  SOLDIERS_THIS_TURN,
  WORKERS,
} from './position.ts';

/** All ten cards as a set: bit n is card n. */
const ALL_CARDS = PATROL_CARDS.reduce((set, { number }) => set | (1 << number), 0);
const PLACES_ON: readonly (readonly Place[])[] = [
  [],
  ...PATROL_CARDS.map(({ places }) => places.map(placeOf)),
];

/** Cards are kept in order five to a cell, four bits each, the earliest lowest. */
const CARD_BITS = 4;
const CARDS_IN_A_CELL = 5;

/** The cards that can come next as a set: with an empty deck the discard is shuffled into a new one. */
export function cardsToCome(position: Position): number {
  const top = topCard(position);
  if (top) return 1 << top;
  return deckIsEmpty(position) ? ALL_CARDS : ALL_CARDS & ~position[DISCARDED];
}

export const deckIsEmpty = (position: Position): boolean =>
  position[DISCARD_COUNT] === PATROL_CARDS.length;

/** The top card of a deck whose order is known, or 0. */
export const topCard = (position: Position): number =>
  position[DECK_ORDER] & ((1 << CARD_BITS) - 1);

const scratch = new Int32Array(RANDOM_WORDS);

/** The card that the position's own generator draws next, for whoever lets the site draw. */
export function cardDrawnBySite(position: Position): CardNumber {
  for (let word = 0; word < RANDOM_WORDS; word++) scratch[word] = position[RANDOM + word];
  let cards = cardsToCome(position);
  for (let skip = randomBelow(scratch, 0, size(cards)); skip > 0; skip--) cards = rest(cards);
  return first(cards) as CardNumber;
}

/** The cards in a pair of order cells, earliest first. */
export function cardsInOrder(position: Position, cell: number): CardNumber[] {
  const cards: CardNumber[] = [];
  for (let n = 0; n < PATROL_CARDS.length; n++) {
    const packed = position[cell + Math.floor(n / CARDS_IN_A_CELL)];
    const card = (packed >>> ((n % CARDS_IN_A_CELL) * CARD_BITS)) & 15;
    if (card) cards.push(card as CardNumber);
  }
  return cards;
}

/** Writes cards into a pair of order cells, earliest first. */
export function writeCards(draft: Draft, cell: number, cards: readonly CardNumber[]): void {
  draft[cell] = 0;
  draft[cell + 1] = 0;
  for (const [n, card] of cards.entries()) putCard(draft, cell, n, card);
}

function putCard(draft: Draft, cell: number, n: number, card: number): void {
  if (n < CARDS_IN_A_CELL) draft[cell] |= card << (n * CARD_BITS);
  else draft[cell + 1] |= card << ((n - CARDS_IN_A_CELL) * CARD_BITS);
}

function takeFromDeck(draft: Draft): void {
  draft[DECK_ORDER] =
    (draft[DECK_ORDER] >>> CARD_BITS) |
    ((draft[DECK_ORDER + 1] & 15) << ((CARDS_IN_A_CELL - 1) * CARD_BITS));
  draft[DECK_ORDER + 1] >>>= CARD_BITS;
}

function discard(draft: Draft, card: number): void {
  putCard(draft, DISCARD_ORDER, draft[DISCARD_COUNT], card);
  draft[DISCARD_COUNT]++;
  draft[DISCARDED] |= 1 << card;
}

/**
 * How many patrols a turn brings: as many as there are workers in safe houses, but at least the
 * number beside the morale marker.
 */
export const patrolCount = (workersAtHome: number, morale: number): number =>
  Math.max(workersAtHome, MORALE_TRACK.leastPatrols[morale] ?? 0);

/** The patrols of a turn are counted once, before the first worker is placed. */
export function beginTurn(draft: Draft, log: Log): void {
  const patrols = patrolCount(draft[AT_HOME], draft[MORALE]);
  const soldiers = Math.min(draft[SOLDIERS], patrols);
  draft[PATROLS_TO_COME] = patrols;
  draft[SOLDIERS_THIS_TURN] = soldiers;
  draft[SHOT] = 0;
  draft[PHASE] = PLACEMENT;
  log?.push({ type: 'turn-began', patrols, soldiers, rule: 'maquis.patrol-count' });
}

/** Draws one card and resolves it as one step. */
export function drawPatrol(draft: Draft, card: CardNumber, log: Log): void {
  if (deckIsEmpty(draft)) {
    draft[DISCARDED] = 0;
    draft[DISCARD_COUNT] = 0;
    draft[DISCARD_ORDER] = 0;
    draft[DISCARD_ORDER + 1] = 0;
    log?.push({ type: 'deck-reshuffled', rule: 'maquis.reshuffle' });
  }
  takeFromDeck(draft);
  randomBelow(draft, RANDOM, 1);
  log?.push({ type: 'card-drawn', card, rule: 'maquis.patrol-placement' });
  stationPatrol(draft, card, log);
  discard(draft, card);
  draft[PATROLS_TO_COME]--;
  draft[PHASE] = afterPatrol(draft);
}

/**
 * The patrol stands on the first free place of its card. If none is free it arrests the first worker
 * on the card and takes that place; if patrols hold all three it does not come.
 */
function stationPatrol(draft: Draft, card: CardNumber, log: Log): void {
  const [one, two, three] = PLACES_ON[card];
  const taken = occupied(draft);
  const workers = draft[WORKERS];
  let place = (taken & only(one)) === 0 ? one : (taken & only(two)) === 0 ? two : three;
  if ((taken & only(place)) !== 0) {
    place = (workers & only(one)) !== 0 ? one : (workers & only(two)) !== 0 ? two : three;
    if ((workers & only(place)) === 0) {
      log?.push({ type: 'patrol-not-placed', card, rule: 'maquis.patrol-not-placed' });
      return;
    }
    arrest(draft, place, 'placement', log);
  }
  // The soldiers of a turn are the last of its patrols.
  const isSoldier = draft[PATROLS_TO_COME] <= draft[SOLDIERS_THIS_TURN];
  draft[isSoldier ? SOLDIER_PAWNS : POLICE] |= only(place);
  log?.push({
    type: 'patrol-stationed',
    place: idOf(place),
    pawn: isSoldier ? 'soldier' : 'police',
    rule: isSoldier ? 'maquis.soldiers-last' : 'maquis.patrol-placement',
  });
}
