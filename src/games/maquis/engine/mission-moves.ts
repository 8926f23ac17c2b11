import { bitOf, hasBit } from '#shared/bit-set.ts';
import { SIDES } from '../data/index.ts';
import {
  arrest,
  changeMorale,
  completeGoal,
  makeMajor,
  raiseSoldiers,
  testWorkers,
} from './consequences.ts';
import type { EventLog } from './event.ts';
import { type GoalStep, missionAt } from './mission-table.ts';
import { shutRoads } from './missions.ts';
import { afterWorker } from './placement.ts';
import { CLOSABLE_ROADS, idOf, type Place, placeOf, SAFE_HOUSE } from './places.ts';
import {
  ACTING,
  AT_HOME,
  BOMBED,
  BRIDGE_DUE,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  DESTROYED,
  DISTRACTED,
  DUSK,
  FAKE_IDS,
  goalOf,
  HAND,
  INSIDE,
  MARKS,
  type MutablePosition,
  NOWHERE,
  PHASE,
  REMOVE,
  REMOVED,
  RETURNING,
  REVEAL,
  SOLDIERS,
  SUCCESSES,
  TARGET,
  TRAITS,
  VISITS,
  WORKERS,
} from './position.ts';
import { NOTHING, ONE_FAKE_ID } from './stock.ts';

/** What is to be done before a worker goes home, as a phase; RETURNING where nothing is. */
type Pending = typeof RETURNING | typeof REVEAL | typeof REMOVE;

function succeed(draft: MutablePosition, exit: number, log: EventLog): void {
  draft[SUCCESSES + exit]++;
  const { id, rule } = goalOf(draft, exit);
  log?.push({ type: 'success', goal: id, successes: draft[SUCCESSES + exit], rule });
}

/** Whoever is activated at a place that a goal wants visited has been there, whatever he does. */
export function visit(draft: MutablePosition, place: Place, log: EventLog): Pending {
  if ((draft[TRAITS] & VISITS) === 0) return RETURNING;
  let pending: Pending = RETURNING;
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { visits, hasTarget } = missionAt(draft, exit);
    if (draft[COMPLETE + exit] || visits === 0) continue;
    if (hasBit(visits & ~draft[MARKS + exit], place)) {
      draft[MARKS + exit] |= bitOf(place);
      logVisit(draft, exit, place, log);
      succeed(draft, exit, log);
      if (hasTarget && draft[MARKS + exit] === visits) pending = REVEAL;
    } else if (draft[TARGET + exit] !== 0 && draft[TARGET + exit] === place) {
      logVisit(draft, exit, place, log);
      succeed(draft, exit, log);
      if (goalOf(draft, exit).costsWorker) pending = REMOVE;
      completeGoal(draft, exit, log);
    }
  }
  return pending;
}

function logVisit(draft: MutablePosition, exit: number, place: Place, log: EventLog): void {
  const { id, rule } = goalOf(draft, exit);
  log?.push({ type: 'visited', goal: id, place: idOf(place), rule });
}

/** Makes a step of a goal, once it is paid for. */
export function makeStep(
  draft: MutablePosition,
  exit: number,
  place: Place,
  step: GoalStep,
  log: EventLog,
): void {
  const mission = missionAt(draft, exit);
  if (step === mission.distraction) {
    distract(draft, exit, log);
    return;
  }
  if (mission.guns !== 0) destroyGun(draft, exit, place, log);
  succeed(draft, exit, log);
  const isLast = draft[SUCCESSES + exit] === mission.successes;
  const isMajor = isMajorNow(draft, step);
  followStep(draft, exit, place, step, log);
  if (mission.guns !== 0) testGuns(draft, exit, log);
  else if (isLast && !step.success.stays && mission.bridges === 0) {
    if (mission.distraction) draft[BOMBED] = 1;
    const isDistracted = mission.distraction !== undefined && draft[DISTRACTED] === 1;
    if (isMajor || isDistracted) makeMajor(draft, exit, log);
    completeGoal(draft, exit, log);
    if (mission.closesRoad !== 0) shutRoads(draft);
  }
}

function isMajorNow(draft: MutablePosition, { success: { major } }: GoalStep): boolean {
  return major === true || (major !== undefined && draft[SOLDIERS] < major.soldiersBelow);
}

/** What a step brings besides the success. */
function followStep(
  draft: MutablePosition,
  exit: number,
  place: Place,
  { success }: GoalStep,
  log: EventLog,
): void {
  const { arrests, morale = 0, soldiers = 0, stays, destroysBridge } = success;
  if (arrests) {
    draft[ACTING] = NOWHERE;
    arrest(draft, place, 'return', log);
  }
  for (let step = 0; step < morale; step++) changeMorale(draft, 1, 'maquis.red-arrow', log);
  for (let step = 0; step < soldiers; step++) raiseSoldiers(draft, log);
  if (destroysBridge) draft[BRIDGE_DUE] = 1;
  if (!stays) return;
  draft[INSIDE + exit] = 1;
  log?.push({
    type: 'stayed',
    goal: goalOf(draft, exit).id,
    as: stays.as,
    rule: goalOf(draft, exit).rule,
  });
  if (hasBit(draft[FAKE_IDS], place)) draft[HAND] += ONE_FAKE_ID;
  leaveBoard(draft, place);
  testWorkers(draft, log);
}

function leaveBoard(draft: MutablePosition, place: Place): void {
  draft[WORKERS] &= ~bitOf(place);
  draft[FAKE_IDS] &= ~bitOf(place);
  if (draft[ACTING] !== place) return;
  draft[ACTING] = NOWHERE;
  draft[CARRIED] = NOTHING;
  draft[CARRIED_MORALE] = 0;
  draft[CARRIED_RECRUIT] = 0;
  draft[CARRIED_TO] = NOWHERE;
}

function distract(draft: MutablePosition, exit: number, log: EventLog): void {
  draft[DISTRACTED] = 1;
  const { id, rule } = goalOf(draft, exit);
  log?.push({ type: 'distracted', goal: id, rule });
  if (draft[BOMBED] === 1 && draft[COMPLETE + exit]) makeMajor(draft, exit, log);
}

function destroyGun(draft: MutablePosition, exit: number, place: Place, log: EventLog): void {
  draft[MARKS + exit] |= bitOf(place);
  log?.push({ type: 'gun-destroyed', place: idOf(place), rule: goalOf(draft, exit).rule });
}

function testGuns(draft: MutablePosition, exit: number, log: EventLog): void {
  const { guns } = goalOf(draft, exit);
  const gone = draft[SUCCESSES + exit];
  if (gone === guns?.complete) completeGoal(draft, exit, log);
  if (gone === guns?.major) makeMajor(draft, exit, log);
}

/** What comes once a worker has acted, or has been removed: his way home, if he is still there. */
export function goOn(draft: MutablePosition): void {
  draft[PHASE] = draft[ACTING] === NOWHERE ? afterWorker(draft) : RETURNING;
}

/** A worker leaves the game, from the board or from home; what he carried is lost. */
export function removeWorker(draft: MutablePosition, place: Place, log: EventLog): void {
  if (hasBit(SAFE_HOUSE, place)) draft[AT_HOME]--;
  else leaveBoard(draft, place);
  draft[REMOVED]++;
  log?.push({ type: 'worker-removed', place: idOf(place), rule: 'maquis.goal-double-agent' });
  testWorkers(draft, log);
  goOn(draft);
}

/** The bridges of a goal that still stand, by the place at their west end, as a set. */
export function bridgesLeft(draft: { readonly [cell: number]: number }): number {
  let places = 0;
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { bridges } = missionAt(draft, exit);
    for (let road = 0; road < CLOSABLE_ROADS.length; road++) {
      const isLeft = (((bridges & ~draft[DESTROYED]) >>> road) & 1) === 1;
      if (isLeft) places |= bitOf(BRIDGE_ENDS[road]);
    }
  }
  return places;
}

/** The first place of each closable road, which a bridge is named by. */
const BRIDGE_ENDS: readonly Place[] = CLOSABLE_ROADS.map(([from]) => placeOf(from));

/** A bridge is destroyed for good at the end of the day. */
export function destroyBridge(draft: MutablePosition, place: Place, log: EventLog): void {
  draft[BRIDGE_DUE] = 0;
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { bridges } = missionAt(draft, exit);
    const road = BRIDGE_ENDS.findIndex((end, n) => end === place && ((bridges >>> n) & 1) === 1);
    if (road < 0) continue;
    draft[DESTROYED] |= 1 << road;
    const { rule } = goalOf(draft, exit);
    log?.push({ type: 'bridge-destroyed', place: idOf(place), rule });
    shutRoads(draft);
    if ((bridges & ~draft[DESTROYED]) === 0) completeGoal(draft, exit, log);
  }
  draft[PHASE] = DUSK;
}
