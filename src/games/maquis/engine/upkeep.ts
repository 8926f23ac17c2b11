import { type Goods, SIDES, TURN_TRACK } from '../data/index.ts';
import { changeMorale, completeGoal, triggerEnd } from './consequences.ts';
import type { Log, Result } from './event.ts';
import { beginTurn } from './patrol.ts';
import {
  BROKEN,
  COMPLETE,
  DAY,
  difficultyOf,
  ENDING,
  ENDINGS,
  type EndingId,
  goalOf,
  HAND,
  MORALE,
  type MutablePosition,
  NOT_ENDING,
  OVER,
  PHASE,
  POLICE,
  type Position,
  SOLDIER_PAWNS,
} from './position.ts';
import { contains, stockOf } from './stock.ts';

/** Clears the patrols, moves the marker, lowers morale where the space says so, tests for the end. */
export function upkeep(draft: MutablePosition, log: Log): void {
  const difficulty = difficultyOf(draft);
  draft[POLICE] = 0;
  draft[SOLDIER_PAWNS] = 0;
  log?.push({ type: 'patrols-left', rule: 'maquis.upkeep' });
  draft[DAY]++;
  const day = draft[DAY];
  log?.push({ type: 'day-passed', day, rule: 'maquis.upkeep' });
  if (difficulty.losses.includes(day)) changeMorale(draft, -1, 'maquis.calendar-morale', log);
  if (day === difficulty.lastDay) {
    completeGoalsOfTheEnd(draft, log);
    if (difficulty.wraps) draft[DAY] = TURN_TRACK.start;
    else triggerEnd(draft, 'time', log);
  }
  if (draft[ENDING] === NOT_ENDING) beginTurn(draft, log);
  else finish(draft, log);
}

/**
 * What must be in hand for a goal that the coming upkeep decides, where the hand lacks it. Rule:
 * maquis.goal-liberate-the-town.
 */
export function goodsWantedAtTheEnd(position: Position): Goods | undefined {
  if (position[DAY] + 1 !== difficultyOf(position).lastDay) return undefined;
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { atTheEnd } = goalOf(position, exit);
    if (!atTheEnd || position[COMPLETE + exit]) continue;
    if (!contains(position[HAND], stockOf(atTheEnd.hand))) return atTheEnd.hand;
  }
  return undefined;
}

function completeGoalsOfTheEnd(draft: MutablePosition, log: Log): void {
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { atTheEnd } = goalOf(draft, exit);
    if (!atTheEnd || draft[COMPLETE + exit]) continue;
    const isReady =
      contains(draft[HAND], stockOf(atTheEnd.hand)) && draft[MORALE] >= atTheEnd.morale;
    if (isReady) completeGoal(draft, exit, log);
  }
}

function finish(draft: MutablePosition, log: Log): void {
  draft[PHASE] = OVER;
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
  const complete = position[COMPLETE] + position[COMPLETE + 1];
  return complete === GOALS_TO_WIN ? 'win' : complete > 0 ? 'draw' : 'loss';
}

const GOALS_TO_WIN = SIDES.length;

/** What has triggered the end of the game, if anything has. */
export const endingOf = (position: Position): EndingId | undefined =>
  position[ENDING] === NOT_ENDING ? undefined : ENDINGS[position[ENDING] - 1];
