import { changeMorale, raiseSoldiers } from './consequences.ts';
import type { Log } from './event.ts';
import { idOf, only, type Place } from './places.ts';
import {
  CARRIED,
  CARRIED_TO,
  type Draft,
  HAND,
  NOWHERE,
  POLICE,
  type Position,
  SHOT,
} from './position.ts';
import { contains, kindOf, type Stock, some } from './stock.ts';

const ONE_WEAPON: Stock = some(kindOf('weapon'), 1);

/** A weapon on the way into the hand can be fired before its bearer is home (the yellow arrow). */
export const carriesWeapon = (position: Position): boolean =>
  position[CARRIED_TO] === NOWHERE && contains(position[CARRIED], ONE_WEAPON);

export const hasWeapon = (position: Position): boolean =>
  contains(position[HAND], ONE_WEAPON) || carriesWeapon(position);

export const mayShoot = (position: Position): boolean =>
  position[SHOT] === 0 && position[POLICE] !== 0 && hasWeapon(position);

/** Removes a policeman for a weapon, a step of morale and one more soldier on turns to come. */
export function shoot(draft: Draft, place: Place, log: Log): void {
  draft[carriesWeapon(draft) ? CARRIED : HAND] -= ONE_WEAPON;
  draft[POLICE] &= ~only(place);
  draft[SHOT] = 1;
  log?.push({ type: 'shot', place: idOf(place), rule: 'maquis.shooting' });
  changeMorale(draft, -1, 'maquis.shooting', log);
  raiseSoldiers(draft, log);
}
