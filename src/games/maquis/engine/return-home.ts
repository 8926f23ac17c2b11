import { arrest, changeMorale } from './consequences.ts';
import type { Log } from './event.ts';
import { afterWorker } from './placement.ts';
import { idOf, oneRoadFrom, only, type Place, type PlaceSet, reachable, rest } from './places.ts';
import {
  ACTING,
  AT_CAFE,
  AT_HOME,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  fieldCell,
  HAND,
  HOMES,
  type MutablePosition,
  NOWHERE,
  PHASE,
  type Position,
  patrolled,
  WORKERS,
} from './position.ts';
import { goodsOf, NOTHING } from './stock.ts';

/**
 * Whether a worker at this place can reach a safe house: along the roads, through empty places and
 * past other workers, never through a patrol. A worker who stands in a safe house is home already.
 */
export function hasWayHome(position: Position, place: Place): boolean {
  const homes = position[HOMES];
  const open = ~patrolled(position);
  let reached = only(place);
  while ((reached & homes) === 0) {
    const further = reached | (oneRoadFrom(reached) & open);
    if (further === reached) return false;
    reached = further;
  }
  return true;
}

/**
 * All places from which a way home is open while patrols stand on these: roads go both ways, so the
 * search runs once from the safe houses instead of once from every worker.
 */
export const placesWithWayHome = (homes: PlaceSet, patrols: PlaceSet): PlaceSet =>
  reachable(homes, patrols);

/** The same where one policeman, whichever helps, may be shot first. */
export function placesWithWayHomeAfterShot(
  homes: PlaceSet,
  police: PlaceSet,
  soldiers: PlaceSet,
): PlaceSet {
  const patrols = police | soldiers;
  const open = placesWithWayHome(homes, patrols);
  let places = open;
  for (let left = police & oneRoadFrom(open); left !== 0; left = rest(left)) {
    const shot = left & -left;
    places |= reachable(open | shot, patrols & ~shot);
  }
  return places & ~patrols;
}

/** Judges the acting worker's way home: home with what was gained, or arrested without it. */
export function returnHome(draft: MutablePosition, log: Log): void {
  const place = draft[ACTING];
  if (hasWayHome(draft, place)) comeHome(draft, place, log);
  else {
    arrest(draft, place, 'return', log);
    if (draft[CARRIED] !== NOTHING) {
      log?.push({ type: 'lost', goods: goodsOf(draft[CARRIED]), rule: 'maquis.white-arrow' });
    }
  }
  draft[ACTING] = NOWHERE;
  draft[CARRIED] = NOTHING;
  draft[CARRIED_MORALE] = 0;
  draft[CARRIED_RECRUIT] = 0;
  draft[CARRIED_TO] = NOWHERE;
  draft[PHASE] = afterWorker(draft);
}

function comeHome(draft: MutablePosition, place: Place, log: Log): void {
  draft[WORKERS] &= ~only(place);
  draft[AT_HOME]++;
  log?.push({ type: 'came-home', place: idOf(place), rule: 'maquis.route-home' });
  deliver(draft, log);
  if (draft[CARRIED_RECRUIT]) {
    draft[AT_CAFE]--;
    draft[AT_HOME]++;
    log?.push({ type: 'recruited', rule: 'maquis.recruiting' });
  }
  changeMorale(draft, draft[CARRIED_MORALE] as -1 | 0 | 1, 'maquis.white-arrow', log);
}

function deliver(draft: MutablePosition, log: Log): void {
  const carried = draft[CARRIED];
  if (carried === NOTHING) return;
  const goods = goodsOf(carried);
  const field = draft[CARRIED_TO];
  if (field === NOWHERE) {
    draft[HAND] += carried;
    log?.push({ type: 'gained', goods, rule: 'maquis.limited-supply' });
  } else {
    draft[fieldCell(field)] += carried;
    log?.push({ type: 'dropped', field: idOf(field), goods, rule: 'maquis.airdrop' });
  }
}
