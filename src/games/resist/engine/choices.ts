import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ACTION_OF, HIDDEN, NO_LIMIT, REVEAL_LIMIT, REVEALED, sideIndex } from './cards.ts';
import { kindSet, upAt } from './enemy-deck.ts';
import { lackOf } from './obstacle.ts';
import {
  DOING,
  DOWN_AT,
  FAILED_PLACES,
  HELPING_EACH,
  HIDDEN_IN_PLAY,
  IGNORED,
  isAvailable,
  LOOKED,
  LOOKED_COUNT,
  MAY_ACT,
  PLACE,
  type Position,
  ROW,
  ROW_PLACES,
  TARGET,
  TURNED,
  TURNED_COUNT,
} from './position.ts';
import { placesToHelp } from './turning-up.ts';

/*
 * What can be chosen from, as sets: of places, of Maquis, of Enemy kinds. Legal moves are made of
 * them, and refusals explained by them.
 */

/** The places of Available Missions, as a set. */
export function availablePlaces(position: Position): number {
  let places = 0;
  for (let place = 0; place < ROW_PLACES; place++) {
    if (isAvailable(position, place)) places |= bitOf(place);
  }
  return places;
}

/** The Available Missions that have a face-down Enemy. */
export function placesWithDownNow(position: Position): number {
  let places = 0;
  for (let place = 0; place < ROW_PLACES; place++) {
    if (position[DOWN_AT + place] > 0) places |= bitOf(place);
  }
  return places & ~position[FAILED_PLACES];
}

/** resist.reveal-limits: how many may be played revealed in this ATTACK (C46). */
export const revealLimit = (position: Position): number =>
  position[IGNORED] ? NO_LIMIT : REVEAL_LIMIT[position[ROW + position[TARGET]]];

/** resist.action-phase, lenient: who may act now after being played in PLAN. */
export function whoMayAct(position: Position): number {
  let maquis = 0;
  for (let left = position[MAY_ACT]; left !== 0; left = withoutLowest(left)) {
    const side = (position[HIDDEN_IN_PLAY] & bitOf(lowestBit(left))) !== 0 ? HIDDEN : REVEALED;
    const action = ACTION_OF[sideIndex(lowestBit(left), side)];
    if (lackOf(position, action) === undefined) maquis |= bitOf(lowestBit(left));
  }
  return maquis;
}

export function kindsTurned(position: Position): number {
  let kinds = 0;
  for (let n = 0; n < position[TURNED_COUNT]; n++) kinds |= bitOf(position[TURNED + n]);
  return kinds;
}

/** The kinds face up at the Mission chosen. */
export const kindsHere = (position: Position): number => kindSet(position, upAt(position[TARGET]));

/** The places at which an Enemy may be discarded: any other, or the one whose turn it is. */
export const placesToDiscardAt = (position: Position): number =>
  position[DOING] === HELPING_EACH ? bitOf(position[PLACE]) : placesToHelp(position);

/** The cards looked at, as a set: each once, however many there are of it. */
export function cardsLookedAt(position: Position): number {
  let cards = 0;
  for (let n = 0; n < position[LOOKED_COUNT]; n++) cards |= bitOf(position[LOOKED + n]);
  return cards;
}
