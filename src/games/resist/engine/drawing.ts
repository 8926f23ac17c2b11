import { type Card, SPY } from './cards.ts';
import type { EventLog } from './event.ts';
import { cardId, maquisId } from './names.ts';
import {
  discardCard,
  hiddenCardDue,
  recruitsLeft,
  takeFromHiddenDeck,
  takeRecruit,
  toHand,
} from './people-decks.ts';
import {
  ASK,
  ASK_DRAW,
  ASK_RECRUIT,
  DOING,
  HAND_SPIES,
  LEFT,
  type MutablePosition,
  RECRUITING,
  REMOVED_SPIES,
  SUPPLY,
} from './position.ts';

/** resist.draw-what-there-is: asks for so many cards, or as many as there are. */
export function drawCards(draft: MutablePosition, cards: number, log: EventLog): void {
  draft[LEFT] = cards;
  if (cards > 0 && hiddenCardDue(draft, log)) draft[ASK] = ASK_DRAW;
  else if (cards > 0) log?.push({ type: 'nothing-to-draw', rule: 'resist.draw-what-there-is' });
}

export function drawCard(draft: MutablePosition, card: Card, log: EventLog): void {
  takeFromHiddenDeck(draft, card);
  toHand(draft, card);
  log?.push({ type: 'drawn', card: cardId(card), rule: 'resist.drawing-actions' });
  if (draft[LEFT] > 1) drawCards(draft, draft[LEFT] - 1, log);
  else draft[LEFT] = 0;
}

/** The top Recruit is asked for, if there is one. */
export function askForRecruit(draft: MutablePosition, doing: number): void {
  if (recruitsLeft(draft) === 0) return;
  draft[DOING] = doing;
  draft[ASK] = ASK_RECRUIT;
}

/** A Recruit comes into hand (resist.recruiting) or into the Hidden discard (C31). */
export function recruit(draft: MutablePosition, maquis: Card, log: EventLog): void {
  takeRecruit(draft, maquis);
  if (draft[DOING] === RECRUITING) toHand(draft, maquis);
  else discardCard(draft, maquis);
  log?.push(
    draft[DOING] === RECRUITING
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

/** resist.new-spy: a Spy of the supply goes to the Hidden discard, if one is left. */
export function addSpy(
  draft: MutablePosition,
  rule: 'resist.spy-master' | 'resist.caves',
  log: EventLog,
): void {
  if (draft[SUPPLY] === 0) {
    log?.push({ type: 'no-spy-left', rule: 'resist.new-spy' });
    return;
  }
  draft[SUPPLY]--;
  discardCard(draft, SPY);
  log?.push({ type: 'spy-added', rule });
}
