import { FEARS, ICONS_OF_KINDS, type Icons } from './cards.ts';
import { front, isIn, LAND_ICONS, PLAYERS, type Position } from './position.ts';

/**
 * The active threats: kinds on the cards in no man's land, and the traumas and phobias in front of
 * players still in the mission. Each of those is printed once, so together they are a set of kinds.
 * Rule: les-poilus.active-threats
 */
export function activeIcons(position: Position): Icons {
  let fears = 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    if (isIn(position, seat)) fears |= position[front(seat)];
  }
  return position[LAND_ICONS] + ICONS_OF_KINDS[fears & FEARS];
}
