import { couldTakeWeapon } from './action.ts';
import { changeMorale, raiseSoldiers } from './consequences.ts';
import type { Log } from './event.ts';
import { first, idOf, only, type Place, type PlaceSet, rest } from './places.ts';
import {
  ACTING,
  CARRIED,
  CARRIED_TO,
  HAND,
  type MutablePosition,
  NOWHERE,
  POLICE,
  type Position,
  SHOT,
} from './position.ts';
import { contains, ONE_WEAPON } from './stock.ts';

/** A weapon on the way into the hand can be fired before its bearer is home (the yellow arrow). */
const carriesWeapon = (position: Position): boolean =>
  position[CARRIED_TO] === NOWHERE && contains(position[CARRIED], ONE_WEAPON);

export const hasWeapon = (position: Position): boolean =>
  contains(position[HAND], ONE_WEAPON) || carriesWeapon(position);

export const mayShoot = (position: Position): boolean =>
  position[SHOT] === 0 && position[POLICE] !== 0 && hasWeapon(position);

/**
 * Of these places, those at which a worker would have a weapon to fire this turn before the way home
 * is judged: all with a weapon in hand; without one, those where the worker takes one.
 */
export function armedPlaces(position: Position, places: PlaceSet): PlaceSet {
  if (position[SHOT] !== 0) return 0;
  if (contains(position[HAND], ONE_WEAPON)) return places;
  let armed = 0;
  for (let left = places; left !== 0; left = rest(left)) {
    const place = first(left);
    const takesOne =
      place === position[ACTING] ? carriesWeapon(position) : couldTakeWeapon(position, place);
    if (takesOne) armed |= only(place);
  }
  return armed;
}

/** Removes a policeman for a weapon, a step of morale and one more soldier on turns to come. */
export function shoot(draft: MutablePosition, place: Place, log: Log): void {
  draft[carriesWeapon(draft) ? CARRIED : HAND] -= ONE_WEAPON;
  draft[POLICE] &= ~only(place);
  draft[SHOT] = 1;
  log?.push({ type: 'shot', place: idOf(place), rule: 'maquis.shooting' });
  changeMorale(draft, -1, 'maquis.shooting', log);
  raiseSoldiers(draft, log);
}
