import { bitOf, hasBit, withoutLowest } from '#shared/bit-set.ts';
import { SIDES } from '../data/index.ts';
import { arrest, changeMorale, takeIn, testWorkers } from './consequences.ts';
import type { EventLog } from './event.ts';
import { cardPlace } from './missions.ts';
import { afterWorker } from './placement.ts';
import { idOf, oneRoadFrom, type Place, type PlaceSet, reachable } from './places.ts';
import {
  ACTING,
  AT_CAFE,
  AT_HOME,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  FAKE_IDS,
  fieldCell,
  HAND,
  HOMES,
  INSIDE,
  type MutablePosition,
  NOWHERE,
  PHASE,
  POLICE,
  type Position,
  patrolled,
  SHUT,
  SOLDIER_PAWNS,
  STAYS,
  TRAITS,
  WORKERS,
} from './position.ts';
import { goodsOf, NOTHING, ONE_FAKE_ID } from './stock.ts';

const NO_ROADS = 0;

/**
 * Whether a worker at this place can reach a safe house: along the roads, through empty places and
 * past other workers, never through a patrol. A worker who stands in a safe house is home already.
 */
export function hasWayHome(position: Position, place: Place): boolean {
  if (position[TRAITS] !== 0) return hasWayBesideMissions(position, place);
  const open = ~(position[POLICE] | position[SOLDIER_PAWNS]);
  return leadsTo(position[HOMES], 1 << place, open, NO_ROADS);
}

/** The same where roads may be closed, and workers carry Fake IDs. */
const hasWayBesideMissions = (position: Position, place: Place): boolean =>
  hasFreeWay(position, place) ||
  (hasBit(position[FAKE_IDS], place) && hasWayPastOne(position, place));

/** The same for whoever has no Fake ID. */
const hasFreeWay = (position: Position, place: Place): boolean =>
  leadsTo(position[HOMES], bitOf(place), ~patrolled(position), position[SHUT]);

/**
 * Whether a way through open places leads from these to one of those. Asked millions of times a second: it
 * goes by two roads at a time, for whether to go on cannot be foreseen and costs more than a road too many.
 *
 * @param shut the closed roads
 */
function leadsTo(homes: PlaceSet, from: PlaceSet, open: PlaceSet, shut: number): boolean {
  let reached = from;
  for (;;) {
    const near = reached | (oneRoadFrom(reached, shut) & open);
    const further = near | (oneRoadFrom(near, shut) & open);
    if ((further & homes) !== 0) return true;
    if (further === near) return false;
    reached = further;
  }
}

/** Whether there is a way home through exactly one place with a patrol, for whoever has a Fake ID. */
function hasWayPastOne(position: Position, place: Place): boolean {
  const shut = position[SHUT];
  const patrols = patrolled(position);
  const near = oneRoadFrom(reachable(bitOf(place), patrols, shut), shut);
  for (let left = near & patrols; left !== 0; left = withoutLowest(left)) {
    if ((reachable(left & -left, patrols, shut) & position[HOMES]) !== 0) return true;
  }
  return false;
}

/** The places from which a worker who stands there has a way home now. */
export function workersWithWayHome(position: Position): PlaceSet {
  const free = reachable(position[HOMES], patrolled(position), position[SHUT]);
  const passing = position[FAKE_IDS] & ~free;
  if (passing === 0) return free;
  return free | placesPastOne(passing, position[HOMES], patrolled(position), position[SHUT]);
}

/** Those among places without a free way that have one past a single patrol. */
export function placesPastOne(
  places: PlaceSet,
  homes: PlaceSet,
  patrols: PlaceSet,
  shut: number,
): PlaceSet {
  const behind = oneRoadFrom(reachable(homes, patrols, shut), shut) & patrols;
  let past = 0;
  for (let left = behind; left !== 0; left = withoutLowest(left)) {
    past |= reachable(left & -left, patrols, shut);
  }
  return places & past & ~patrols;
}

/** Judges the acting worker's way home: home with what was gained, or arrested without it. */
export function returnHome(draft: MutablePosition, log: EventLog): void {
  const place = draft[ACTING];
  if (hasWayHome(draft, place)) {
    if (hasBit(draft[FAKE_IDS], place)) takeFakeIdBack(draft, place, log);
    comeHome(draft, place, log);
  } else {
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
  if ((draft[TRAITS] & STAYS) !== 0) fetchHome(draft, place, log);
  draft[PHASE] = afterWorker(draft);
}

/** A Fake ID that let its bearer past a patrol is spent; otherwise it comes back to the hand. */
function takeFakeIdBack(draft: MutablePosition, place: Place, log: EventLog): void {
  draft[FAKE_IDS] &= ~bitOf(place);
  const isKept = hasFreeWay(draft, place);
  if (isKept) draft[HAND] += ONE_FAKE_ID;
  log?.push({ type: isKept ? 'fake-id-kept' : 'fake-id-spent', rule: 'maquis.fake-id' });
}

/** Whoever stayed on the card of a goal that is complete goes home right after the worker. */
function fetchHome(draft: MutablePosition, place: Place, log: EventLog): void {
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (place !== cardPlace(exit) || !draft[INSIDE + exit] || !draft[COMPLETE + exit]) continue;
    draft[INSIDE + exit] = 0;
    leaveCard(draft, place, log);
    testWorkers(draft, log);
  }
}

/** Whoever stayed on a card goes home, or is arrested on the way; whether he got there. */
export function leaveCard(draft: MutablePosition, place: Place, log: EventLog): boolean {
  const isHome = hasFreeWay(draft, place);
  if (isHome) {
    draft[AT_HOME]++;
    log?.push({ type: 'came-home', place: idOf(place), rule: 'maquis.route-home' });
  } else takeIn(draft, place, 'return', log);
  return isHome;
}

function comeHome(draft: MutablePosition, place: Place, log: EventLog): void {
  draft[WORKERS] &= ~bitOf(place);
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

function deliver(draft: MutablePosition, log: EventLog): void {
  const carried = draft[CARRIED];
  if (carried === NOTHING) return;
  const field = draft[CARRIED_TO];
  if (field === NOWHERE) {
    draft[HAND] += carried;
    log?.push({ type: 'gained', goods: goodsOf(carried), rule: 'maquis.limited-supply' });
  } else {
    draft[fieldCell(field)] += carried;
    log?.push({
      type: 'dropped',
      field: idOf(field),
      goods: goodsOf(carried),
      rule: 'maquis.airdrop',
    });
  }
}
