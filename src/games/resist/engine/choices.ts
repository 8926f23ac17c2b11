import { bitOf } from '#shared/bit-set.ts';
import { NO_LIMIT, REVEAL_LIMIT } from './cards.ts';
import { kindSet, upAt } from './enemy-deck.ts';
import {
  DOING,
  IGNORED,
  isAvailable,
  LOOKED,
  LOOKED_COUNT,
  PLACE,
  type Position,
  ROW,
  ROW_PLACES,
  TARGET,
  TASK,
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

/** resist.reveal-limits: how many may be played revealed in this ATTACK (C46). */
export const revealLimit = (position: Position): number =>
  position[IGNORED] ? NO_LIMIT : REVEAL_LIMIT[position[ROW + position[TARGET]]];

/** The kinds face up at the Mission chosen. */
export const kindsHere = (position: Position): number => kindSet(position, upAt(position[TARGET]));

/** The places at which an Enemy may be discarded: any other, or the one whose turn it is. */
export const placesToDiscardAt = (position: Position): number =>
  position[DOING] === TASK.helpingEach ? bitOf(position[PLACE]) : placesToHelp(position);

/** The cards looked at, as a set: each once, however many there are of it. */
export function cardsLookedAt(position: Position): number {
  let cards = 0;
  for (let n = 0; n < position[LOOKED_COUNT]; n++) cards |= bitOf(position[LOOKED + n]);
  return cards;
}
