import { CARDS_LOOKED_AT } from '../data/index.ts';
import { type Card, SPY } from './cards.ts';
import { ENEMY_DECK } from './enemy-deck.ts';
import type { DeckId, EventLog } from './event.ts';
import { KIND } from './move.ts';
import { cardId, kindId, maquisId } from './names.ts';
import {
  discardAll,
  discardCard,
  HIDDEN_DECK,
  putOnHiddenDeck,
  RECRUIT_DECK,
  recruitsLeft,
  toHand,
} from './people-decks.ts';
import {
  ASK,
  DOING,
  HAND_SPIES,
  LEFT,
  LOOKED,
  LOOKED_COUNT,
  type MutablePosition,
  type Position,
  QUESTION,
  REMOVED_SPIES,
  TASK,
  TOPPED,
} from './position.ts';

/** resist.draw-what-there-is: asks for so many cards, or as many as there are. */
export function drawCards(draft: MutablePosition, cards: number, log: EventLog): void {
  draft[LEFT] = cards;
  if (cards > 0 && HIDDEN_DECK.isDue(draft, log)) draft[ASK] = QUESTION.draw;
  else if (cards > 0) log?.push({ type: 'nothing-to-draw', rule: 'resist.draw-what-there-is' });
}

function drawCard(draft: MutablePosition, card: Card, log: EventLog): void {
  HIDDEN_DECK.take(draft, card);
  toHand(draft, card);
  log?.push({ type: 'drawn', card: cardId(card), rule: 'resist.drawing-actions' });
  if (draft[LEFT] > 1) drawCards(draft, draft[LEFT] - 1, log);
  else draft[LEFT] = 0;
}

/** The top Recruit is asked for, if there is one. */
export function askForRecruit(draft: MutablePosition, doing: number): void {
  if (recruitsLeft(draft) === 0) return;
  draft[DOING] = doing;
  draft[ASK] = QUESTION.recruit;
}

/** A Recruit comes into hand (resist.recruiting) or into the Hidden discard (C31). */
function recruit(draft: MutablePosition, maquis: Card, log: EventLog): void {
  RECRUIT_DECK.take(draft, maquis);
  if (draft[DOING] === TASK.recruiting) toHand(draft, maquis);
  else discardCard(draft, maquis);
  log?.push(
    draft[DOING] === TASK.recruiting
      ? { type: 'recruited', maquis: maquisId(maquis), to: 'hand', rule: 'resist.recruiting' }
      : { type: 'recruited', maquis: maquisId(maquis), to: 'discard', rule: 'resist.jailor' },
  );
}

/** resist.remove-from-game: a Spy in hand leaves the game. */
export function removeSpy(
  draft: MutablePosition,
  rule: 'resist.spy-actions' | 'resist.officer',
  log: EventLog,
): void {
  if (draft[HAND_SPIES] === 0) return;
  draft[HAND_SPIES]--;
  draft[REMOVED_SPIES]++;
  log?.push({ type: 'spy-removed', rule });
}

/** The deck whose cards are looked at. */
export function deckLookedAt(position: Position): DeckId {
  const doing = position[DOING];
  if (doing === TASK.siftingEnemies) return 'enemies';
  return doing === TASK.siftingRecruits || doing === TASK.pickingRecruit ? 'recruits' : 'hidden';
}

/** resist.sifting: up to three cards of a deck are looked at, as many as are there (C22). */
export function lookAt(draft: MutablePosition, doing: number, log: EventLog): void {
  draft[DOING] = doing;
  draft[LEFT] = CARDS_LOOKED_AT;
  draft[LOOKED_COUNT] = 0;
  draft[TOPPED] = 0;
  lookOn(draft, log);
}

const DECKS = { hidden: HIDDEN_DECK, recruits: RECRUIT_DECK, enemies: ENEMY_DECK };

/** A card of a deck as a move names it: an Enemy is its kind. */
const cardOf = (deck: DeckId, thing: number): number => (deck === 'enemies' ? thing - KIND : thing);

function lookOn(draft: MutablePosition, log: EventLog): void {
  const isDue = draft[LEFT] > 0 && DECKS[deckLookedAt(draft)].isDue(draft, log);
  if (isDue) draft[ASK] = QUESTION.look;
  else if (draft[LOOKED_COUNT] > 0) allLookedAt(draft, log);
}

/** A card looked at: a Hidden card, a Recruit, or an Enemy (KIND and its number). */
function look(draft: MutablePosition, thing: number, log: EventLog): void {
  const deck = deckLookedAt(draft);
  const card = cardOf(deck, thing);
  DECKS[deck].take(draft, card);
  draft[LOOKED + draft[LOOKED_COUNT]++] = card;
  draft[LEFT]--;
  log?.push({ type: 'looked-at', deck, card: nameOf(deck, card), rule: 'resist.sifting' });
  lookOn(draft, log);
}

const nameOf = (deck: DeckId, card: number) => (deck === 'enemies' ? kindId(card) : cardId(card));

function allLookedAt(draft: MutablePosition, log: EventLog): void {
  draft[LEFT] = 0;
  if (draft[DOING] === TASK.atPoliceStation) policeStation(draft, log);
  else draft[ASK] = draft[DOING] === TASK.pickingRecruit ? QUESTION.pick : QUESTION.arrange;
}

/** resist.police-station: Spies back on top, where they are known (C47), the rest discarded. */
function policeStation(draft: MutablePosition, log: EventLog): void {
  let maquis = 0;
  for (let n = 0; n < draft[LOOKED_COUNT]; n++) {
    const card = draft[LOOKED + n];
    if (card !== SPY) {
      maquis |= 1 << card;
      continue;
    }
    putOnHiddenDeck(draft, SPY);
    log?.push({ type: 'put-back', where: 'top', card: 'spy', rule: 'resist.police-station' });
  }
  draft[LOOKED_COUNT] = 0;
  discardAll(draft, maquis, 0, log);
}

/** Takes a card out of those looked at. */
function unlook(draft: MutablePosition, card: number): void {
  let at = 0;
  while (draft[LOOKED + at] !== card) at++;
  draft[LOOKED_COUNT]--;
  for (; at < draft[LOOKED_COUNT]; at++) draft[LOOKED + at] = draft[LOOKED + at + 1];
}

/** resist.recruiting: one of the Recruits looked at goes on the Hidden deck. */
function pick(draft: MutablePosition, maquis: number, log: EventLog): void {
  unlook(draft, maquis);
  putOnHiddenDeck(draft, maquis);
  log?.push({ type: 'put-on-hidden-deck', card: cardId(maquis), rule: 'resist.recruiting' });
  draft[TOPPED] = 1;
  if (draft[LOOKED_COUNT] > 0) draft[ASK] = QUESTION.arrange;
}

/** A card looked at goes back on top; the last one so put is the topmost. */
function putOnTop(draft: MutablePosition, thing: number, log: EventLog): void {
  const deck = deckLookedAt(draft);
  const card = cardOf(deck, thing);
  unlook(draft, card);
  draft[TOPPED] = 1;
  DECKS[deck].putOnTop(draft, card);
  const where = 'top';
  log?.push({ type: 'put-back', where, card: nameOf(deck, card), rule: 'resist.sifting' });
  if (draft[LOOKED_COUNT] > 0) draft[ASK] = QUESTION.arrange;
}

/** A card looked at goes to its discard, or under the Recruits. */
function putAway(draft: MutablePosition, thing: number, log: EventLog): void {
  const deck = deckLookedAt(draft);
  const card = cardOf(deck, thing);
  unlook(draft, card);
  DECKS[deck].putAway(draft, card);
  const where = deck === 'recruits' ? 'bottom' : 'discard';
  log?.push({ type: 'put-back', where, card: nameOf(deck, card), rule: 'resist.sifting' });
  if (draft[LOOKED_COUNT] > 0) draft[ASK] = QUESTION.arrange;
}

/** The moves of cards that are drawn, recruited or looked at. */
export const DRAWING_MOVES = {
  draw: drawCard,
  recruit,
  look,
  pick,
  top: putOnTop,
  bottom: putAway,
  arrange: putAway,
};
