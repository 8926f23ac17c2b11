import { bitCount, bitOf, hasBit, lowestBit, setOfBits, withoutLowest } from '#shared/bit-set.ts';
import { RANDOM_WORDS, randomBelow } from '#shared/random.ts';
import { type CardNumber, MORALE_TRACK, PATROL_CARDS } from '../data/index.ts';
import { arrest } from './consequences.ts';
import type { EventLog } from './event.ts';
import { missionAt } from './mission-table.ts';
import { shutRoads } from './missions.ts';
import { afterPatrol } from './placement.ts';
import { idOf, type Place, type PlaceSet, placeOf } from './places.ts';
import {
  AT_HOME,
  BOMBED,
  DECK_ORDER,
  DECK_REPEATS,
  DISCARD_COUNT,
  DISCARD_ORDER,
  DISCARDED,
  DISTRACTED,
  INSIDE,
  KNOWN,
  LOOK,
  MISSIONS,
  MORALE,
  type MutablePosition,
  NOWHERE,
  PATROL,
  PATROLS_TO_COME,
  PHASE,
  PLACEMENT,
  POLICE,
  type Position,
  patrolled,
  RANDOM,
  SHOT,
  SOLDIER_PAWNS,
  SOLDIERS,
  SOLDIERS_THIS_TURN,
  STAYS,
  TRAITS,
  WORKERS,
} from './position.ts';

/** All ten cards as a set: bit n is card n. */
const ALL_CARDS = setOfBits(PATROL_CARDS.map(({ number }) => number));
const PLACES_ON: readonly (readonly Place[])[] = [
  [],
  ...PATROL_CARDS.map(({ places }) => places.map(placeOf)),
];

/** The three places of each card in one integer, the first lowest. */
const PLACE_BITS = 5;
const PLACE_MASK = (1 << PLACE_BITS) - 1;
const PACKED_PLACES: readonly number[] = PLACES_ON.map((places) =>
  places.reduce((packed, place, n) => packed | (place << (n * PLACE_BITS)), 0),
);

/** Every place that a patrol can stand on. */
export const PLACES_ON_CARDS: PlaceSet = setOfBits(PLACES_ON.flat());

/** Cards are kept in order five to a cell, four bits each, the earliest lowest. */
const CARD_BITS = 4;
const CARDS_IN_A_CELL = 5;

/** The cards that can come next as a set. */
export function cardsToCome(position: Position): number {
  if ((position[KNOWN] | position[DECK_ORDER]) === 0) return cardsUnseen(position[DISCARDED]);
  return 1 << (position[KNOWN] || topCard(position));
}

/**
 * The cards that may come next for all that a player can see: those not in the discard; with all ten
 * there, all ten, for they are shuffled into a new deck. Both are sets of cards.
 */
export const cardsUnseen = (discarded: number): number =>
  discarded === ALL_CARDS ? ALL_CARDS : ALL_CARDS & ~discarded;

/** The discard, as a set of cards, after a card was drawn and resolved. */
export const discardAfter = (discarded: number, card: number): number =>
  (discarded === ALL_CARDS ? 0 : discarded) | (1 << card);

export const deckIsEmpty = (position: Position): boolean =>
  position[DISCARD_COUNT] === PATROL_CARDS.length;

/** The top card of a deck whose order is known, or 0. */
export const topCard = (position: Position): number =>
  position[DECK_REPEATS] === 0
    ? position[DECK_ORDER] & ((1 << CARD_BITS) - 1)
    : firstUndiscarded(position);

/** Where the deck begins anew: its first card that is not in the discard. */
function firstUndiscarded(position: Position): number {
  const unseen = cardsUnseen(position[DISCARDED]);
  return cardsInOrder(position, DECK_ORDER).find((card) => hasBit(unseen, card)) ?? 0;
}

const scratch = new Int32Array(RANDOM_WORDS);

/** The card that the position's own generator draws next, for whoever lets the site draw. */
export function cardDrawnBySite(position: Position): CardNumber {
  for (let word = 0; word < RANDOM_WORDS; word++) scratch[word] = position[RANDOM + word];
  let cards = cardsToCome(position);
  for (let skip = randomBelow(scratch, 0, bitCount(cards)); skip > 0; skip--)
    cards = withoutLowest(cards);
  return lowestBit(cards) as CardNumber;
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
export function writeCards(
  draft: MutablePosition,
  cell: number,
  cards: readonly CardNumber[],
): void {
  draft[cell] = 0;
  draft[cell + 1] = 0;
  for (const [n, card] of cards.entries()) putCard(draft, cell, n, card);
}

function putCard(draft: MutablePosition, cell: number, n: number, card: number): void {
  if (n < CARDS_IN_A_CELL) draft[cell] |= card << (n * CARD_BITS);
  else draft[cell + 1] |= card << ((n - CARDS_IN_A_CELL) * CARD_BITS);
}

function takeFromDeck(draft: MutablePosition): void {
  if (draft[DECK_ORDER] === 0 || draft[DECK_REPEATS] !== 0) return;
  draft[DECK_ORDER] =
    (draft[DECK_ORDER] >>> CARD_BITS) |
    ((draft[DECK_ORDER + 1] & 15) << ((CARDS_IN_A_CELL - 1) * CARD_BITS));
  draft[DECK_ORDER + 1] >>>= CARD_BITS;
}

function discard(draft: MutablePosition, card: number): void {
  putCard(draft, DISCARD_ORDER, draft[DISCARD_COUNT], card);
  draft[DISCARD_COUNT]++;
  draft[DISCARDED] = discardAfter(draft[DISCARDED], card);
}

/**
 * How many patrols a turn brings: as many as there are workers in safe houses, but at least the
 * number beside the morale marker.
 */
export const patrolCount = (workersAtHome: number, morale: number): number =>
  Math.max(workersAtHome, MORALE_TRACK.leastPatrols[morale] ?? 0);

/** The patrols of a turn are counted once, before the first worker is placed. */
export function beginTurn(draft: MutablePosition, log: EventLog): void {
  const patrols = patrolCount(draft[AT_HOME], draft[MORALE]);
  const soldiers = Math.min(draft[SOLDIERS], patrols);
  draft[PATROLS_TO_COME] = patrols;
  draft[SOLDIERS_THIS_TURN] = soldiers;
  draft[SHOT] = 0;
  draft[PHASE] = firstPhase(draft);
  log?.push({ type: 'turn-began', patrols, soldiers, rule: 'maquis.patrol-count' });
}

function firstPhase(draft: MutablePosition): number {
  return (draft[TRAITS] & MISSIONS) === 0 ? PLACEMENT : firstPhaseOfMissions(draft);
}

function firstPhaseOfMissions(draft: MutablePosition): number {
  draft[DISTRACTED] = 0;
  draft[BOMBED] = 0;
  shutRoads(draft);
  return moleLooks(draft) ? LOOK : afterLook(draft);
}

/** With nobody to place, a turn begins with the patrols. */
const afterLook = (draft: MutablePosition): number => (draft[AT_HOME] > 0 ? PLACEMENT : PATROL);

function shuffleIfEmpty(draft: MutablePosition, log: EventLog): void {
  if (!deckIsEmpty(draft)) return;
  draft[DISCARD_COUNT] = 0;
  draft[DISCARD_ORDER] = 0;
  draft[DISCARD_ORDER + 1] = 0;
  log?.push({ type: 'deck-reshuffled', rule: 'maquis.reshuffle' });
}

/** Looks at the top card, which stays where it is. */
export function lookAtCard(draft: MutablePosition, card: CardNumber, log: EventLog): void {
  if (deckIsEmpty(draft)) draft[DISCARDED] = 0;
  shuffleIfEmpty(draft, log);
  randomBelow(draft, RANDOM, 1);
  draft[KNOWN] = card;
  log?.push({ type: 'card-seen', card, rule: 'maquis.goal-infiltration' });
  draft[PHASE] = afterLook(draft);
}

/** Turns the top card over and gives its first place. */
export function turnCardOver(draft: MutablePosition, card: CardNumber, log: EventLog): Place {
  shuffleIfEmpty(draft, log);
  takeFromDeck(draft);
  randomBelow(draft, RANDOM, 1);
  discard(draft, card);
  const [place] = PLACES_ON[card];
  log?.push({
    type: 'card-turned-over',
    card,
    place: idOf(place),
    rule: 'maquis.goal-double-agent',
  });
  return place;
}

/** Draws one card and resolves it as one step. */
export function drawPatrol(draft: MutablePosition, card: CardNumber, log: EventLog): void {
  shuffleIfEmpty(draft, log);
  takeFromDeck(draft);
  randomBelow(draft, RANDOM, 1);
  draft[KNOWN] = 0;
  log?.push({ type: 'card-drawn', card, rule: 'maquis.patrol-placement' });
  stationPatrol(draft, card, log);
  discard(draft, card);
  draft[PATROLS_TO_COME]--;
  draft[PHASE] = afterPatrol(draft);
}

/**
 * Where the patrol of a card takes its stand: on the first free place of the card; if none is free,
 * on the place of the first worker on the card, who is arrested; NOWHERE if patrols hold all three.
 */
export function standOf(card: number, workers: PlaceSet, patrols: PlaceSet): Place {
  const places = PACKED_PLACES[card];
  const one = places & PLACE_MASK;
  const two = (places >>> PLACE_BITS) & PLACE_MASK;
  const three = places >>> (2 * PLACE_BITS);
  const taken = workers | patrols;
  if ((taken & bitOf(one)) === 0) return one;
  if ((taken & bitOf(two)) === 0) return two;
  if ((taken & bitOf(three)) === 0) return three;
  if ((workers & bitOf(one)) !== 0) return one;
  if ((workers & bitOf(two)) !== 0) return two;
  return (workers & bitOf(three)) !== 0 ? three : NOWHERE;
}

/** Whether the next patrol is a soldier: the soldiers of a turn are the last of its patrols. */
export const soldierComes = (patrolsToCome: number, soldiersThisTurn: number): boolean =>
  patrolsToCome <= soldiersThisTurn;

function stationPatrol(draft: MutablePosition, card: CardNumber, log: EventLog): void {
  const place = standOf(card, draft[WORKERS], patrolled(draft));
  if (place === NOWHERE) {
    log?.push({ type: 'patrol-not-placed', card, rule: 'maquis.patrol-not-placed' });
    return;
  }
  if (hasBit(draft[WORKERS], place)) arrest(draft, place, 'placement', log);
  const isSoldier = soldierComes(draft[PATROLS_TO_COME], draft[SOLDIERS_THIS_TURN]);
  draft[isSoldier ? SOLDIER_PAWNS : POLICE] |= bitOf(place);
  log?.push({
    type: 'patrol-stationed',
    place: idOf(place),
    pawn: isSoldier ? 'soldier' : 'police',
    rule: isSoldier ? 'maquis.soldiers-last' : 'maquis.patrol-placement',
  });
}

/** Whether somebody on a card looks at the top patrol card before each turn. */
function moleLooks(position: Position): boolean {
  if ((position[TRAITS] & STAYS) === 0) return false;
  return (
    (position[INSIDE] === 1 && missionAt(position, 0).looks) ||
    (position[INSIDE + 1] === 1 && missionAt(position, 1).looks)
  );
}
