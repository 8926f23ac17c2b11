import { GOALS, MORALE_TRACK, type RuleId, SIDES, SOLDIER_TRACK } from '../data/index.ts';
import type { Log } from './event.ts';
import { idOf, only, type Place } from './places.ts';
import {
  ARRESTED,
  AT_HOME,
  BROKEN,
  COMPLETE,
  difficultyOf,
  ENDING,
  ENDINGS,
  type EndingId,
  GOAL,
  goalOf,
  MORALE,
  type MutablePosition,
  NOT_ENDING,
  SOLDIERS,
  WORKERS,
} from './position.ts';

/** The end comes once; what triggers it first is its reason. The turn is still finished. */
export function triggerEnd(draft: MutablePosition, ending: EndingId, log: Log): void {
  if (draft[ENDING] !== NOT_ENDING) return;
  draft[ENDING] = ENDINGS.indexOf(ending) + 1;
  log?.push({ type: 'end-triggered', ending, rule: `maquis.end-${ending}` });
}

/**
 * Moves the morale marker one step; it stays on its track. Once it has reached zero the game is
 * lost, even if it were raised again in the same turn.
 */
export function changeMorale(draft: MutablePosition, by: -1 | 0 | 1, rule: RuleId, log: Log): void {
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
  log: Log,
): void {
  draft[WORKERS] &= ~only(place);
  draft[ARRESTED]++;
  log?.push({
    type: 'worker-arrested',
    place: idOf(place),
    when,
    rule: `maquis.arrest-on-${when}`,
  });
  if (difficultyOf(draft).moralePerArrest) changeMorale(draft, -1, 'maquis.mode-very-hard', log);
  if (draft[WORKERS] === 0 && draft[AT_HOME] === 0) triggerEnd(draft, 'workers', log);
}

export function raiseSoldiers(draft: MutablePosition, log: Log): void {
  if (draft[SOLDIERS] === SOLDIER_TRACK.max) return;
  draft[SOLDIERS]++;
  log?.push({ type: 'soldiers-rose', to: draft[SOLDIERS], rule: 'maquis.soldier-track' });
  completeStandingGoals(draft, log);
}

/** Marks a goal complete. The second one triggers the end. */
export function completeGoal(draft: MutablePosition, exit: number, log: Log): void {
  const goal = goalOf(draft, exit);
  draft[COMPLETE + exit] = 1;
  log?.push({ type: 'goal-complete', goal: goal.id, rule: goal.rule });
  if (draft[COMPLETE] && draft[COMPLETE + 1]) triggerEnd(draft, 'goals', log);
  else completeStandingGoals(draft, log);
}

const SOLDIERS_NEEDED: readonly (number | undefined)[] = GOALS.map((goal) => goal.soldiers);

/** A goal met by the soldier track alone comes after the other one, whichever is reached first. */
function completeStandingGoals(draft: MutablePosition, log: Log): void {
  for (let exit = 0; exit < SIDES.length; exit++) {
    const needed = SOLDIERS_NEEDED[draft[GOAL + exit]];
    if (needed === undefined || draft[SOLDIERS] < needed) continue;
    if (!draft[COMPLETE + exit] && draft[COMPLETE + 1 - exit]) completeGoal(draft, exit, log);
  }
}
