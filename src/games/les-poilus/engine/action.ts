import {
  anyThrice,
  CARD_OF,
  type Card,
  CHRISTMAS,
  cardText,
  HARDSHIP,
  HIGH_SHOWING,
  hardshipOf,
  ICONS_ON,
  iconCount,
  isHardship,
  kindText,
  LOW_SHOWING,
  soldierText,
  TRAP,
} from './cards.ts';
import { forgetIfShown, forgetOne } from './copies.ts';
import { type EventLog, happened } from './event.ts';
import { endMission, removeHardship } from './mission-end.ts';
import { hiddenCopy, takeFromTrials, takeOut } from './pile.ts';
import {
  ACTING,
  AGE,
  activeIcons,
  allFronts,
  CLOCK,
  charm,
  front,
  HEARERS,
  hand,
  handSize,
  hasOption,
  IN,
  isIn,
  isKnown,
  LAND,
  LAND_COUNT,
  LAND_ICONS,
  LEADER,
  MOMENT,
  type MutablePosition,
  NO_KIND,
  OPTION,
  PHASE,
  PLAYERS,
  POOL,
  type Position,
  putCopy,
  REMOVED,
  type Seat,
  SPEECH_KIND,
  soldier,
  TURN,
  tokens,
  trials,
  UPPER,
  variantOf,
} from './position.ts';

/** A card leaves a hand for all to see: which copy it is, if nobody knew before. */
function outOfHand(draft: MutablePosition, seat: Seat, card: Card): number {
  forgetIfShown(draft, card);
  draft[handSize(seat)]--;
  return isKnown(draft, seat) ? takeOut(draft, hand(seat), card) : hiddenCopy(draft, card);
}

/** Plays a card from the hand. Only such a card sets its trap off (C28). Rule: les-poilus.play-threat */
function playFromHand(draft: MutablePosition, card: Card, log?: EventLog): void {
  const seat = draft[TURN];
  const copy = outOfHand(draft, seat, card);
  if (!lay(draft, copy, false, log)) return;
  if (TRAP[card] && variantOf(draft).traps) {
    if (trials(draft) > 0) {
      log?.push(happened('trap-set-off', { seat, card: cardText(card) }));
      draft[PHASE] = MOMENT.trap;
      return;
    }
    log?.push(happened('trap-found-nothing', { seat, card: cardText(card) }));
  }
  nextTurn(draft, log);
}

/** Plays the card that a trap or Clumsy turns up; its own trap does nothing. */
function playDrawn(draft: MutablePosition, card: Card, log?: EventLog): void {
  drawnInTheOpen(draft, card);
  const copy = takeFromTrials(draft, card);
  if (lay(draft, copy, true, log)) nextTurn(draft, log);
}

/** Tells public knowledge of a card that was drawn for all to see, before it leaves Trials. */
function drawnInTheOpen(draft: MutablePosition, card: Card): void {
  if (draft[UPPER] > 0) forgetIfShown(draft, card);
  else forgetOne(draft, card);
}

/**
 * Lays a card where it belongs and looks for three of a kind, as after every single card (C13).
 * Whether the turn goes on: not where the mission has failed or Christmas has something to cure.
 */
function lay(draft: MutablePosition, copy: number, drawn: boolean, log: EventLog): boolean {
  const card = CARD_OF[copy];
  const seat = draft[TURN];
  if (card === CHRISTMAS) {
    putCopy(draft, REMOVED, copy);
    log?.push(happened('christmas-played', { seat, drawn }));
    if (allFronts(draft) === 0) return true;
    draft[PHASE] = MOMENT.christmas;
    return false;
  }
  if (isHardship(card)) layHardship(draft, card, drawn, log);
  else {
    draft[LAND + draft[LAND_COUNT]++] = copy;
    draft[LAND_ICONS] += ICONS_ON[card];
    log?.push(happened('threat-played', { seat, card: cardText(card), drawn }));
  }
  const active = activeIcons(draft);
  if (!anyThrice(active)) return true;
  if (log) {
    let kind = 0;
    while (iconCount(active, kind) < 3) kind++;
    log.push(happened('mission-failed', { kind: kindText(kind) }));
  }
  endMission(draft, false, log);
  return false;
}

function layHardship(draft: MutablePosition, card: Card, drawn: boolean, log: EventLog): void {
  const seat = draft[TURN];
  const hardship = hardshipOf(card);
  draft[front(seat)] |= 1 << hardship;
  draft[AGE + hardship] = ++draft[CLOCK];
  log?.push(happened('hardship-played', { seat, card: cardText(card), drawn }));
  if (1 << hardship !== HARDSHIP.tyrannical) return;
  draft[LEADER] = seat;
  log?.push(happened('leader-taken', { seat }));
}

/** The next one still in, clockwise from the one who acted (C49); when none is, the end. */
export function nextTurn(draft: MutablePosition, log?: EventLog): void {
  if (draft[IN] === 0) {
    endMission(draft, true, log);
    return;
  }
  let seat = draft[ACTING];
  do seat = seat + 1 === draft[PLAYERS] ? 0 : seat + 1;
  while (!isIn(draft, seat));
  draft[ACTING] = seat;
  draft[TURN] = seat;
  draft[PHASE] = MOMENT.action;
}

/** Takes a card out of no man's land; of identical ones the first played (C39). */
function useCharm(draft: MutablePosition, card: Card, log?: EventLog): void {
  const seat = draft[TURN];
  let at = LAND;
  while (CARD_OF[draft[at]] !== card) at++;
  putCopy(draft, REMOVED, draft[at]);
  draft[LAND_ICONS] -= ICONS_ON[card];
  draft[LAND_COUNT]--;
  for (; at < LAND + draft[LAND_COUNT]; at++) draft[at] = draft[at + 1];
  draft[charm(seat)] = 0;
  log?.push(
    happened('charm-used', {
      seat,
      soldier: soldierText(draft[soldier(seat)]),
      card: cardText(card),
    }),
  );
  nextTurn(draft, log);
}

/** Spends a token, which leaves the game, or with the Chaplain goes back to the pool (C38, C47). */
function makeSpeech(draft: MutablePosition, kind: number, log?: EventLog): void {
  const seat = draft[TURN];
  draft[tokens(seat)]--;
  log?.push(happened('speech-made', { seat, kind: kindText(kind) }));
  if (hasOption(draft, OPTION.chaplain)) {
    draft[POOL]++;
    log?.push(happened('token-returned', {}));
  }
  draft[HEARERS] = hearers(draft, seat, kind);
  draft[SPEECH_KIND] = kind;
  askNextHearer(draft, seat, log);
}

/** Those asked: still in, with a card of the kind, or with any card where hands are secret. */
function hearers(position: Position, speaker: Seat, kind: number): number {
  let set = 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    if (seat === speaker || !isIn(position, seat)) continue;
    const isAsked = isKnown(position, seat)
      ? holdsKind(position, seat, kind)
      : position[handSize(seat)] > 0;
    if (isAsked) set |= 1 << seat;
  }
  return set;
}

export const holdsKind = (position: Position, seat: Seat, kind: number): boolean =>
  ((position[hand(seat)] & LOW_SHOWING[kind]) | (position[hand(seat) + 1] & HIGH_SHOWING[kind])) !==
  0;

function askNextHearer(draft: MutablePosition, after: Seat, log: EventLog): void {
  if (draft[HEARERS] === 0) {
    draft[SPEECH_KIND] = NO_KIND;
    nextTurn(draft, log);
    return;
  }
  let seat = after;
  do seat = seat + 1 === draft[PLAYERS] ? 0 : seat + 1;
  while (((draft[HEARERS] >> seat) & 1) === 0);
  draft[HEARERS] &= ~(1 << seat);
  draft[TURN] = seat;
  draft[PHASE] = MOMENT.speech;
}

function discard(draft: MutablePosition, card: Card, log?: EventLog): void {
  const seat = draft[TURN];
  putCopy(draft, REMOVED, outOfHand(draft, seat, card));
  log?.push(happened('card-discarded', { seat, card: cardText(card) }));
  askNextHearer(draft, seat, log);
}

function keepHand(draft: MutablePosition, _: number, log?: EventLog): void {
  log?.push(happened('hand-kept', { seat: draft[TURN] }));
  askNextHearer(draft, draft[TURN], log);
}

/** Merry Christmas takes away one hardship, whoever has it, at once (C40). */
function cure(draft: MutablePosition, card: Card, log: EventLog, seat: Seat): void {
  removeHardship(draft, seat, hardshipOf(card));
  log?.push(happened('hardship-cured', { seat, by: draft[TURN], card: cardText(card) }));
  nextTurn(draft, log);
}

/** The moves of somebody who acts, or who hears a speech. */
export const ACTION_MOVES = {
  play: playFromHand,
  draw: playDrawn,
  charm: useCharm,
  speech: makeSpeech,
  discard,
  keep: keepHand,
  cure,
};
