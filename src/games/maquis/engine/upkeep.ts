import { SIDES, TURN_TRACK } from '../data/index.ts';
import { changeMorale, completeGoal, testWorkers, triggerEnd } from './consequences.ts';
import type { EventLog, Result } from './event.ts';
import { missionAt } from './mission-table.ts';
import { cardPlace, pointsOf, pointsToWin, shutRoads } from './missions.ts';
import { beginTurn } from './patrol.ts';
import {
  BROKEN,
  COMPLETE,
  costsMorale,
  DAY,
  difficultyOf,
  END_NAMED_BY_RESULT,
  ENDING,
  ENDINGS,
  type EndingId,
  goalOf,
  HAND,
  INSIDE,
  LAPS,
  MORALE,
  type MutablePosition,
  NO_DRAW,
  NOT_ENDING,
  OVER,
  PHASE,
  POLICE,
  type Position,
  SOLDIER_PAWNS,
  STAYS,
  SUCCESSES,
  TRAITS,
} from './position.ts';
import { leaveCard } from './return-home.ts';
import { contains, stockOf } from './stock.ts';

/** Clears the patrols, moves the marker, lowers morale where the space says so, tests for the end. */
export function upkeep(draft: MutablePosition, log: EventLog): void {
  if ((draft[TRAITS] & STAYS) !== 0) endMissionsOfTheDay(draft, log);
  draft[POLICE] = 0;
  draft[SOLDIER_PAWNS] = 0;
  log?.push({ type: 'patrols-left', rule: 'maquis.upkeep' });
  draft[DAY]++;
  const day = draft[DAY];
  log?.push({ type: 'day-passed', day, rule: 'maquis.upkeep' });
  if (costsMorale(draft, day)) changeMorale(draft, -1, 'maquis.calendar-morale', log);
  if (day === difficultyOf(draft).lastDay) {
    completeGoalsOfTheEnd(draft, log);
    if (goesRoundAgain(draft)) {
      draft[DAY] = TURN_TRACK.start;
      draft[LAPS]++;
    } else triggerEnd(draft, 'time', log);
  }
  if (draft[ENDING] === NOT_ENDING) beginTurn(draft, log);
  else finish(draft, log);
}

/** Whether the marker goes back to START from the last space. */
function goesRoundAgain(position: Position): boolean {
  const { wraps, laps } = difficultyOf(position);
  return wraps && (laps === undefined || position[LAPS] + 1 < laps);
}

/** Whoever stays on a card until today goes home past the patrols that are still out. */
function endMissionsOfTheDay(draft: MutablePosition, log: EventLog): void {
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (!draft[INSIDE + exit] || missionAt(draft, exit).homeOn !== draft[DAY]) continue;
    draft[INSIDE + exit] = 0;
    if (leaveCard(draft, cardPlace(exit), log)) completeGoal(draft, exit, log);
    else draft[SUCCESSES + exit] = 0;
    testWorkers(draft, log);
  }
}

function completeGoalsOfTheEnd(draft: MutablePosition, log: EventLog): void {
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { atTheEnd } = goalOf(draft, exit);
    if (!atTheEnd || draft[COMPLETE + exit]) continue;
    const isReady =
      contains(draft[HAND], stockOf(atTheEnd.hand)) && draft[MORALE] >= atTheEnd.morale;
    if (isReady) completeGoal(draft, exit, log);
  }
}

function finish(draft: MutablePosition, log: EventLog): void {
  draft[PHASE] = OVER;
  shutRoads(draft);
  log?.push({
    type: 'game-over',
    result: resultOf(draft),
    ending: endingOf(draft) as EndingId,
    rule: 'maquis.result',
  });
}

/** What the game comes to as things stand: morale before goals, whatever triggered the end. */
export function resultOf(position: Position): Result {
  if (position[BROKEN]) return 'loss';
  const points = pointsOf(position);
  if (points >= pointsToWin(position)) return 'win';
  return points > 0 && (position[TRAITS] & NO_DRAW) === 0 ? 'draw' : 'loss';
}

/** What triggered the end of the game first, if anything has. */
export const firstEndingOf = (position: Position): EndingId | undefined =>
  position[ENDING] === NOT_ENDING ? undefined : ENDINGS[position[ENDING] - 1];

/** What the end of the game is named by, if it has been triggered. */
export function endingOf(position: Position): EndingId | undefined {
  if (position[ENDING] === NOT_ENDING) return undefined;
  if ((position[TRAITS] & END_NAMED_BY_RESULT) !== 0) {
    if (position[BROKEN]) return 'morale';
    if (pointsOf(position) >= pointsToWin(position)) return 'goals';
  }
  return firstEndingOf(position);
}
