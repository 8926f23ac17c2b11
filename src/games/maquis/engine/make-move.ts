import { bitOf } from '#shared/bit-set.ts';
import {
  ACTIONS,
  type CardNumber,
  DIFFICULTIES,
  EVERY_RESOURCE,
  EVERY_TILE,
  SIDES,
} from '../data/index.ts';
import { changeMorale, completeGoal } from './consequences.ts';
import type { EventLog } from './event.ts';
import { destroyBridge, goOn, makeStep, removeWorker, visit } from './mission-moves.ts';
import { missionAt } from './mission-table.ts';
import { stepAt, stepCost } from './missions.ts';
import {
  ACT,
  type ActionWord,
  DRAW,
  isBridge,
  isReveal,
  LENT,
  type Move,
  moveKind,
  movePlace,
  moveTarget,
  moveWord,
  NO_TARGET,
  PLACE,
  RETURN,
  SEE,
  SHOOT,
  targetExit,
  targetPayment,
  UPKEEP,
  WITH_FAKE_ID,
} from './move.ts';
import {
  actionCalled,
  BORROWING,
  BORROWS,
  COST,
  costOf,
  exitOf,
  GAIN,
  SUCCEEDS,
} from './offers.ts';
import { drawPatrol, lookAtCard, turnCardOver } from './patrol.ts';
import { afterPatrol } from './placement.ts';

import { idOf, type Place } from './places.ts';
import {
  ACTING,
  AT_HOME,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  DIFFICULTY,
  FAKE_IDS,
  fieldCell,
  goalOf,
  HAND,
  HOMES,
  MARKS,
  MISSIONS,
  type MutablePosition,
  PATROL,
  PATROLS_TO_COME,
  PHASE,
  RETURNING,
  roomCell,
  SUCCESSES,
  supply,
  TARGET,
  TRAITS,
  WORKERS,
} from './position.ts';
import { returnHome } from './return-home.ts';
import { shoot } from './shooting.ts';
import {
  contains,
  countOf,
  goodsOf,
  kindOf,
  NOTHING,
  ONE_FAKE_ID,
  type Stock,
  some,
} from './stock.ts';
import { upkeep } from './upkeep.ts';

/** Makes a move that is known to be legal on a draft; the inner loop of everything that simulates. */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  switch (moveKind(move)) {
    case PLACE:
      placeWorker(draft, movePlace(move), moveWord(move) === WITH_FAKE_ID, log);
      break;
    case DRAW:
      drawPatrol(draft, movePlace(move) as CardNumber, log);
      break;
    case ACT:
      act(draft, movePlace(move), moveWord(move), moveTarget(move), log);
      break;
    case RETURN:
      returnHome(draft, log);
      break;
    case SHOOT:
      shoot(draft, movePlace(move), log);
      break;
    case UPKEEP:
      upkeep(draft, log);
      break;
    default:
      makeMissionMove(draft, move, log);
  }
}

/** The moves that only some goals bring. */
function makeMissionMove(draft: MutablePosition, move: Move, log: EventLog): void {
  const card = movePlace(move) as CardNumber;
  if (moveKind(move) === SEE) {
    if (isReveal(move)) revealTarget(draft, card, log);
    else lookAtCard(draft, card, log);
  } else if (isBridge(move)) destroyBridge(draft, movePlace(move), log);
  else removeWorker(draft, movePlace(move), log);
}

/**
 * A worker acts. The cost is paid to the supply at once. What stands behind a red arrow happens now;
 * anything else is set aside until the worker is home.
 */
function act(
  draft: MutablePosition,
  place: Place,
  word: ActionWord,
  target: number,
  log: EventLog,
): void {
  const number = actionCalled(draft, place, word) ?? 0;
  const action = ACTIONS[number];
  draft[ACTING] = place;
  draft[PHASE] = RETURNING;
  log?.push({ type: 'acted', place: idOf(place), action: action.id, rule: action.rule });
  if ((draft[TRAITS] & MISSIONS) !== 0) {
    actBesideMissions(draft, place, number, target, log);
    return;
  }
  if (action.borrows) {
    borrow(draft, place, target, log);
    return;
  }
  pay(draft, costOf(draft, place, number), log);
  if (action.succeeds) succeed(draft, exitOf(place), log);
  takeEffect(draft, place, number, target, log);
}

/** The same where the place may be one to visit, and where steps are made on the board. */
function actBesideMissions(
  draft: MutablePosition,
  place: Place,
  number: number,
  target: number,
  log: EventLog,
): void {
  const exit = targetExit(target) ?? exitOf(place);
  const step = SUCCEEDS[number] ? stepAt(draft, exit, place) : undefined;
  const pending = visit(draft, place, log);
  if (step) {
    pay(draft, stepCost(step, targetPayment(target)), log);
    makeStep(draft, exit, place, step, log);
  } else if (BORROWS[number]) borrow(draft, place, target, log);
  else {
    pay(draft, costOf(draft, place, number), log);
    takeEffect(draft, place, number, target, log);
  }
  if (pending === RETURNING) goOn(draft);
  else draft[PHASE] = pending;
}

function borrow(draft: MutablePosition, place: Place, target: number, log: EventLog): void {
  const { action } = LENT[target];
  pay(draft, COST[BORROWING] + COST[action], log);
  takeEffect(draft, place, action, NO_TARGET, log);
}

/** What one airdrop brings, by difficulty and action. */
const DROPPED: readonly (readonly Stock[])[] = DIFFICULTIES.map((difficulty) =>
  ACTIONS.map(({ airdrop }) =>
    airdrop ? some(kindOf(airdrop), difficulty.airdrop[airdrop] ?? 0) : NOTHING,
  ),
);

/** What an action does once it is paid for. */
function takeEffect(
  draft: MutablePosition,
  place: Place,
  number: number,
  target: number,
  log: EventLog,
): void {
  const action = ACTIONS[number];
  if (action.furnishes) layTile(draft, place, target, log);
  if (action.collects) collect(draft, place);
  if (action.arrow === 'red') changeMorale(draft, action.morale, action.rule, log);
  else draft[CARRIED_MORALE] = action.morale;
  if (action.recruits) draft[CARRIED_RECRUIT] = 1;
  if (action.airdrop) draft[CARRIED_TO] = target;
  const wanted = action.airdrop ? DROPPED[draft[DIFFICULTY]][number] : GAIN[number];
  if (wanted !== NOTHING) reserve(draft, wanted, log);
}

function pay(draft: MutablePosition, cost: Stock, log: EventLog): void {
  if (cost === NOTHING) return;
  draft[HAND] -= cost;
  log?.push({ type: 'paid', goods: goodsOf(cost), rule: 'maquis.cost' });
}

/** Sets aside what the supply has of the goods; what it lacks is lost. */
function reserve(draft: MutablePosition, wanted: Stock, log: EventLog): void {
  const got = upTo(supply(draft), wanted);
  draft[CARRIED] += got;
  if (got !== wanted) {
    log?.push({
      type: 'short-supply',
      wanted: goodsOf(wanted),
      got: goodsOf(got),
      rule: 'maquis.short-supply',
    });
  }
}

/** As much of `wanted` as the stock has. */
function upTo(stock: Stock, wanted: Stock): Stock {
  if (contains(stock, wanted)) return wanted;
  let taken = NOTHING;
  for (let kind = 0; kind < EVERY_RESOURCE.length; kind++) {
    taken |= some(kind, Math.min(countOf(stock, kind), countOf(wanted, kind)));
  }
  return taken;
}

function collect(draft: MutablePosition, field: Place): void {
  draft[CARRIED] += draft[fieldCell(field)];
  draft[fieldCell(field)] = NOTHING;
}

function layTile(draft: MutablePosition, place: Place, tile: number, log: EventLog): void {
  draft[roomCell(place)] = tile;
  if (EVERY_TILE[tile].isHome) draft[HOMES] |= bitOf(place);
  log?.push({
    type: 'tile-laid',
    place: idOf(place),
    tile: EVERY_TILE[tile].id,
    rule: 'maquis.spare-rooms',
  });
}

function succeed(draft: MutablePosition, exit: number, log: EventLog): void {
  const goal = goalOf(draft, exit);
  draft[SUCCESSES + exit]++;
  const successes = draft[SUCCESSES + exit];
  log?.push({ type: 'success', goal: goal.id, successes, rule: goal.rule });
  if (successes === goal.successes.length) completeGoal(draft, exit, log);
}

/** A card is turned over: its first place is the one to be visited. */
function revealTarget(draft: MutablePosition, card: CardNumber, log: EventLog): void {
  const place = turnCardOver(draft, card, log);
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { visits, hasTarget } = missionAt(draft, exit);
    const isIt = hasTarget && draft[MARKS + exit] === visits && !draft[COMPLETE + exit];
    if (isIt) draft[TARGET + exit] = place;
  }
  goOn(draft);
}

function placeWorker(
  draft: MutablePosition,
  place: Place,
  withFakeId: boolean,
  log: EventLog,
): void {
  draft[AT_HOME]--;
  draft[WORKERS] |= bitOf(place);
  if (withFakeId) {
    draft[HAND] -= ONE_FAKE_ID;
    draft[FAKE_IDS] |= bitOf(place);
  }
  log?.push({ type: 'worker-placed', place: idOf(place), rule: 'maquis.placement' });
  draft[PHASE] = draft[PATROLS_TO_COME] > 0 ? PATROL : afterPatrol(draft);
}
