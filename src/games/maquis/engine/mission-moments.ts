import { EVERY_GOAL, type Goal, SIDES, type Side } from '../data/index.ts';
import type { GoalPair } from './new-game.ts';
import type { PhaseId } from './position.ts';
import { BRIDGES, type GoalProgress, type Snapshot, type Table } from './table.ts';

/*
 * The moments of a turn that only missions bring: which missions bring them, and when they are due.
 */

type IsDue = (goal: Goal, progress: GoalProgress, state: Snapshot) => boolean;

interface MissionMoment {
  readonly isBroughtBy: (goal: Goal) => boolean;
  readonly isDue: IsDue;
}

const looks = ({ successes }: Goal): boolean => successes.some(({ stays }) => stays?.looks);

const allVisited = ({ visits = [] }: Goal, { marks = [] }: GoalProgress): boolean =>
  visits.every((place) => marks.includes(place));

const MOMENTS: Readonly<Partial<Record<PhaseId, MissionMoment>>> = {
  look: { isBroughtBy: looks, isDue: (_, { inside }) => inside === true },
  reveal: {
    isBroughtBy: ({ target }) => target === true,
    isDue: (goal, progress) => allVisited(goal, progress) && !progress.complete && !progress.target,
  },
  remove: {
    isBroughtBy: ({ costsWorker }) => costsWorker === true,
    isDue: (_, { complete }, { workers, safeHouse }) => complete && workers.length + safeHouse > 0,
  },
  bridge: {
    isBroughtBy: ({ bridges }) => bridges !== undefined,
    isDue: (_, __, { bridgeDue, bridges = [] }) =>
      bridgeDue === true && bridges.length < BRIDGES.length,
  },
};

/** Whether a moment comes in every game, or one of two goals can bring it. */
export const canCome = (phase: PhaseId, goals: GoalPair): boolean =>
  isBroughtWhere(phase, goals, () => true);

/**
 * Whether a moment is one of every turn, or a goal calls for it as the table stands. The day does not
 * close while a bridge is still to be destroyed.
 */
export function isCalledFor({ goals, state }: Pick<Table, 'goals' | 'state'>): boolean {
  const isDue = (phase: PhaseId) =>
    isBroughtWhere(phase, goals, (goal, side, moment) =>
      moment.isDue(goal, state.goals[side], state),
    );
  return state.phase === 'dusk' ? !isDue('bridge') : isDue(state.phase);
}

function isBroughtWhere(
  phase: PhaseId,
  goals: GoalPair,
  holds: (goal: Goal, side: Side, moment: MissionMoment) => boolean,
): boolean {
  const moment = MOMENTS[phase];
  if (!moment) return true;
  return SIDES.some((side) => {
    const goal = EVERY_GOAL.find(({ id }) => id === goals[side]);
    return goal !== undefined && moment.isBroughtBy(goal) && holds(goal, side, moment);
  });
}
