import { bitOf } from '#shared/bit-set.ts';
import { EVERY_GOAL, MORALE_TRACK, type RuleId, SIDES, SOLDIER_TRACK } from '../data/index.ts';
import type { EventLog } from './event.ts';
import { pointsOf, pointsToWin, somebodyCarriesOn } from './missions.ts';
import { idOf, type Place } from './places.ts';
import {
  ARRESTED,
  AT_HOME,
  BROKEN,
  COMPLETE,
  difficultyOf,
  ENDING,
  ENDINGS,
  type EndingId,
  FAKE_IDS,
  GOAL,
  goalOf,
  MAJOR,
  MORALE,
  type MutablePosition,
  NOT_ENDING,
  SOLDIER_STEPS_COST_MORALE,
  SOLDIERS,
  TRAITS,
  WORKERS,
} from './position.ts';

/** The end comes once; what triggers it first is its reason. The turn is still finished. */
export function triggerEnd(draft: MutablePosition, ending: EndingId, log: EventLog): void {
  if (draft[ENDING] !== NOT_ENDING) return;
  draft[ENDING] = ENDINGS.indexOf(ending) + 1;
  log?.push({ type: 'end-triggered', ending, rule: `maquis.end-${ending}` });
}

/**
 * Moves the morale marker one step; it stays on its track. Once it has reached zero the game is
 * lost, even if it were raised again in the same turn.
 */
export function changeMorale(
  draft: MutablePosition,
  by: -1 | 0 | 1,
  rule: RuleId,
  log: EventLog,
): void {
  const to = Math.min(MORALE_TRACK.max, Math.max(MORALE_TRACK.fail, draft[MORALE] + by));
  if (by === 0 || to === draft[MORALE]) return;
  draft[MORALE] = to;
  log?.push({ type: 'morale-changed', by, to, rule });
  if (to === MORALE_TRACK.fail) {
    draft[BROKEN] = 1;
    triggerEnd(draft, 'morale', log);
  }
}

/** Takes a worker off the board for good. */
export function arrest(
  draft: MutablePosition,
  place: Place,
  when: 'placement' | 'return',
  log: EventLog,
): void {
  draft[WORKERS] &= ~bitOf(place);
  draft[FAKE_IDS] &= ~bitOf(place);
  takeIn(draft, place, when, log);
}

/** Counts a worker as arrested who is on the board no longer, or never was. */
export function takeIn(
  draft: MutablePosition,
  place: Place,
  when: 'placement' | 'return',
  log: EventLog,
): void {
  draft[ARRESTED]++;
  log?.push({
    type: 'worker-arrested',
    place: idOf(place),
    when,
    rule: `maquis.arrest-on-${when}`,
  });
  if (difficultyOf(draft).moralePerArrest) changeMorale(draft, -1, 'maquis.mode-very-hard', log);
  testWorkers(draft, log);
}

/** With no worker left, on the board or at home, the game ends; some goals keep it going. */
export function testWorkers(draft: MutablePosition, log: EventLog): void {
  if (draft[WORKERS] !== 0 || draft[AT_HOME] !== 0 || somebodyCarriesOn(draft)) return;
  triggerEnd(draft, 'workers', log);
}

/** One step of the soldier track, and the morale it costs. On its last space it makes none. */
export function raiseSoldiers(draft: MutablePosition, log: EventLog): boolean {
  if (draft[SOLDIERS] === SOLDIER_TRACK.max) return false;
  if ((draft[TRAITS] & SOLDIER_STEPS_COST_MORALE) !== 0) {
    changeMorale(draft, -1, 'maquis.soldier-track', log);
  }
  draft[SOLDIERS]++;
  log?.push({ type: 'soldiers-rose', to: draft[SOLDIERS], rule: 'maquis.soldier-track' });
  return true;
}

/** Marks a goal complete. With points enough that triggers the end. */
export function completeGoal(draft: MutablePosition, exit: number, log: EventLog): void {
  const goal = goalOf(draft, exit);
  draft[COMPLETE + exit] = 1;
  log?.push({ type: 'goal-complete', goal: goal.id, rule: goal.rule });
  if (!testPoints(draft, log)) completeStandingGoals(draft, log);
}

/** Triggers the end with points enough. */
function testPoints(draft: MutablePosition, log: EventLog): boolean {
  const isWon = pointsOf(draft) >= pointsToWin(draft);
  if (isWon) triggerEnd(draft, 'goals', log);
  return isWon;
}

/** Makes the success of a goal a major one, before or after the goal is complete. */
export function makeMajor(draft: MutablePosition, exit: number, log: EventLog): void {
  const goal = goalOf(draft, exit);
  draft[MAJOR + exit] = 1;
  log?.push({ type: 'major-success', goal: goal.id, rule: goal.rule });
  if (draft[COMPLETE + exit]) testPoints(draft, log);
}

const SOLDIERS_NEEDED: readonly (number | undefined)[] = EVERY_GOAL.map((goal) => goal.soldiers);

/** A goal met by the soldier track alone comes after the other one, whichever is reached first. */
export function completeStandingGoals(draft: MutablePosition, log: EventLog): void {
  for (let exit = 0; exit < SIDES.length; exit++) {
    const needed = SOLDIERS_NEEDED[draft[GOAL + exit]];
    if (needed === undefined || draft[SOLDIERS] < needed) continue;
    if (!draft[COMPLETE + exit] && draft[COMPLETE + 1 - exit]) completeGoal(draft, exit, log);
  }
}
