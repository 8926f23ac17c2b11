import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ACTIONS } from '../data/index.ts';
import { changeMorale, completeStandingGoals, raiseSoldiers } from './consequences.ts';
import type { EventLog } from './event.ts';
import { shotsForbidden } from './missions.ts';
import { actionObstacle, actionsAt, GAIN } from './offers.ts';
import { idOf, type Place, type PlaceSet } from './places.ts';
import {
  ACTING,
  ACTION,
  CARRIED,
  CARRIED_TO,
  fieldCell,
  HAND,
  type MutablePosition,
  NOWHERE,
  PHASE,
  POLICE,
  type Position,
  SHOT,
  SHOTS_BETWEEN_ACTIONS,
  SOLDIER_STEPS_COST_MORALE,
  supply,
  TRAITS,
} from './position.ts';
import { contains, kindOf, type Stock, some } from './stock.ts';

/** A weapon on the way into the hand can be fired before its bearer is home (the yellow arrow). */
const carriesWeapon = (position: Position): boolean =>
  position[CARRIED_TO] === NOWHERE && contains(position[CARRIED], ONE_WEAPON);

const holdsWeapon = (position: Position): boolean => contains(position[HAND], ONE_WEAPON);

export const hasWeapon = (position: Position): boolean =>
  holdsWeapon(position) ||
  ((position[TRAITS] & SHOTS_BETWEEN_ACTIONS) === 0 && carriesWeapon(position));

export const mayShoot = (position: Position): boolean =>
  position[SHOT] === 0 &&
  position[POLICE] !== 0 &&
  (position[TRAITS] === 0
    ? holdsWeapon(position) || carriesWeapon(position)
    : isTimeToShoot(position) && hasWeapon(position));

/** Whether the edition lets shots be fired at this moment, and no goal forbids them. */
const isTimeToShoot = (position: Position): boolean =>
  ((position[TRAITS] & SHOTS_BETWEEN_ACTIONS) === 0 || position[PHASE] === ACTION) &&
  !shotsForbidden(position);

/**
 * Of these places, those at which a worker would have a weapon to fire this turn before the way home
 * is judged: all with a weapon in hand; without one, those where the worker takes one.
 */
export function armedPlaces(position: Position, places: PlaceSet): PlaceSet {
  const traits = position[TRAITS];
  if (position[SHOT] !== 0 || shotsForbidden(position)) return 0;
  if (holdsWeapon(position)) return places;
  if ((traits & SHOTS_BETWEEN_ACTIONS) !== 0) return 0;
  let armed = 0;
  for (let left = places; left !== 0; left = withoutLowest(left)) {
    const place = lowestBit(left);
    const takesOne =
      place === position[ACTING] ? carriesWeapon(position) : couldTakeWeapon(position, place);
    if (takesOne) armed |= bitOf(place);
  }
  return armed;
}

/** Whether the worker at this place could take a weapon there now, to fire it on the way home. */
function couldTakeWeapon(position: Position, place: Place): boolean {
  return actionsAt(position, place).some((action) => {
    if (actionObstacle(position, place, action) !== 'none') return false;
    if (ACTIONS[action].collects) return contains(position[fieldCell(place)], ONE_WEAPON);
    return contains(GAIN[action], ONE_WEAPON) && contains(supply(position), ONE_WEAPON);
  });
}

/** What a shot takes. */
const ONE_WEAPON: Stock = some(kindOf('weapon'), 1);

/** Removes a policeman for a weapon and one more soldier on turns to come; one of the two costs morale. */
export function shoot(draft: MutablePosition, place: Place, log: EventLog): void {
  draft[carriesWeapon(draft) ? CARRIED : HAND] -= ONE_WEAPON;
  draft[POLICE] &= ~bitOf(place);
  draft[SHOT] = 1;
  log?.push({ type: 'shot', place: idOf(place), rule: 'maquis.shooting' });
  if ((draft[TRAITS] & SOLDIER_STEPS_COST_MORALE) === 0) {
    changeMorale(draft, -1, 'maquis.shooting', log);
  }
  if (raiseSoldiers(draft, log)) completeStandingGoals(draft, log);
}
