import { GAME } from '../data/index.ts';
import { CARD_OF, type Card, cardText, HARDSHIP, tileText } from './cards.ts';
import { type EventLog, happened } from './event.ts';
import { nextState, takeFromTrials } from './pile.ts';
import {
  ACTING,
  CHAPLAIN_SEAT,
  DEALS,
  FRENETIC_DEALS,
  front,
  HIDDEN_TILE,
  hand,
  handSize,
  hasOption,
  IN,
  isOpen,
  LEADER,
  LOWER,
  MISSION,
  MOMENT,
  type MutablePosition,
  NOBODY,
  OPTION,
  oneTile,
  PHASE,
  PLAYERS,
  type Position,
  placed,
  putCopy,
  type Seat,
  TURN,
  tileCount,
  tiles,
  trials,
  UPPER,
} from './position.ts';

/** Begins the next mission with everybody in. With the Chaplain one of his tiles comes first. */
export function beginMission(draft: MutablePosition, log?: EventLog): void {
  draft[MISSION]++;
  draft[IN] = (1 << draft[PLAYERS]) - 1;
  log?.push(happened('mission-began', { mission: draft[MISSION], leader: draft[LEADER] }));
  if (hasOption(draft, OPTION.chaplain) && draft[tileCount(CHAPLAIN_SEAT)] > 0) {
    if (isOpen(draft)) {
      draft[PHASE] = MOMENT.chaplain;
      draft[TURN] = CHAPLAIN_SEAT;
      return;
    }
    draft[tileCount(CHAPLAIN_SEAT)]--;
    draft[placed(CHAPLAIN_SEAT)] = HIDDEN_TILE;
    log?.push(happened('chaplain-placed', {}));
  }
  askForIntensity(draft);
}

function askForIntensity(draft: MutablePosition): void {
  draft[PHASE] = MOMENT.intensity;
  draft[TURN] = draft[LEADER];
}

/** Chance has picked one of the Chaplain's tiles. Rule: les-poilus.chaplain */
function placeChaplainTile(draft: MutablePosition, tile: number, log?: EventLog): void {
  draft[tileCount(CHAPLAIN_SEAT)]--;
  draft[tiles(CHAPLAIN_SEAT)] -= oneTile(tile);
  draft[placed(CHAPLAIN_SEAT)] = tile;
  nextState(draft);
  log?.push(happened('chaplain-placed', { tile: tileText(tile) }));
  askForIntensity(draft);
}

export const leastIntensity = (position: Position): number =>
  position[MISSION] === 1 ? GAME.firstIntensity : 1;

/** Beyond it the same cards are dealt, so higher numbers are no moves (C25). */
export const mostIntensity = (position: Position): number =>
  Math.max(leastIntensity(position), Math.ceil(trials(position) / position[PLAYERS]));

function chooseIntensity(draft: MutablePosition, cards: number, log?: EventLog): void {
  log?.push(happened('intensity-chosen', { seat: draft[LEADER], cards }));
  draft[DEALS] = Math.min(cards * draft[PLAYERS], trials(draft));
  const extra = freneticSeat(draft) === NOBODY ? 0 : GAME.freneticDeal;
  draft[FRENETIC_DEALS] = Math.min(extra, trials(draft) - draft[DEALS]);
  draft[PHASE] = MOMENT.deal;
  if (!isOpen(draft)) dealUnseen(draft, log);
  goOnDealing(draft, log);
}

function freneticSeat(position: Position): Seat {
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    if (position[front(seat)] & HARDSHIP.frenetic) return seat;
  }
  return NOBODY;
}

/** In a secret game all cards go out face down at once. */
function dealUnseen(draft: MutablePosition, log: EventLog): void {
  const before = Array.from({ length: draft[PLAYERS] }, (_, seat) => draft[handSize(seat)]);
  for (let seat = draft[LEADER]; draft[DEALS] > 0; draft[DEALS]--) {
    dealOneUnseen(draft, seat);
    seat = (seat + 1) % draft[PLAYERS];
  }
  for (; draft[FRENETIC_DEALS] > 0; draft[FRENETIC_DEALS]--) {
    dealOneUnseen(draft, freneticSeat(draft));
  }
  before.forEach((held, seat) => {
    log?.push(happened('cards-dealt', { seat, count: draft[handSize(seat)] - held }));
  });
}

function dealOneUnseen(draft: MutablePosition, seat: Seat): void {
  draft[handSize(seat)]++;
  draft[draft[UPPER] > 0 ? UPPER : LOWER]--;
}

/** The next to be dealt a card: clockwise from the leader, then the Frenetic player (C26, C27). */
function goOnDealing(draft: MutablePosition, log: EventLog): void {
  if (draft[DEALS] === 0 && draft[FRENETIC_DEALS] === 0) {
    if (trials(draft) === 0) log?.push(happened('trials-ran-out', {}));
    beginActions(draft);
    return;
  }
  if (draft[DEALS] === 0) draft[TURN] = freneticSeat(draft);
}

function dealCard(draft: MutablePosition, card: Card, log: EventLog, seat: Seat): void {
  const copy = takeFromTrials(draft, card);
  putCopy(draft, hand(seat), copy);
  draft[handSize(seat)]++;
  log?.push(happened('card-dealt', { seat, card: cardText(CARD_OF[copy]) }));
  if (draft[DEALS] > 0) {
    draft[DEALS]--;
    const next = seat + 1;
    draft[TURN] = next === draft[PLAYERS] ? 0 : next;
  } else draft[FRENETIC_DEALS]--;
  goOnDealing(draft, log);
}

function beginActions(draft: MutablePosition): void {
  draft[PHASE] = MOMENT.action;
  draft[TURN] = draft[LEADER];
  draft[ACTING] = draft[LEADER];
}

/** The moves with which a mission begins. */
export const MISSION_MOVES = {
  chaplain: placeChaplainTile,
  intensity: chooseIntensity,
  deal: dealCard,
};
