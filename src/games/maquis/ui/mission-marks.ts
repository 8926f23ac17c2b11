import {
  EXITS,
  type Goal,
  goalCalled,
  type LocationId,
  SIDES,
  type Side,
  type Staying,
} from '../data/index.ts';
import type { GoalPair, GoalProgress, Snapshot } from '../engine/index.ts';
import type { MissionMarks } from './town-view.ts';

/*
 * What the missions of the boxed editions mark and close on the board, read off a table.
 */

/** Who stays on the card of a goal, if anybody does. */
export function staysOn(id: string, { inside }: GoalProgress): Staying['as'] | undefined {
  if (!inside) return undefined;
  return goalCalled(id)?.successes.find(({ stays }) => stays)?.stays?.as;
}

/** Undefined in an edition that has no such missions. */
export function missionMarksOf(now: Snapshot, goals: GoalPair): MissionMarks | undefined {
  if (now.bridges === undefined) return undefined;
  const played = SIDES.flatMap((side) => {
    const goal = goalCalled(goals[side]);
    return goal ? [{ goal, side, progress: now.goals[side] }] : [];
  });
  const open = played.filter(({ progress }) => !progress.complete);
  const markets = played.flatMap(({ goal }) => (goal.bridges ? (goal.successes[0]?.at ?? []) : []));
  return {
    visits: visitsOf(open),
    targets: open.flatMap(({ progress }) => progress.target ?? []),
    guns: played.flatMap(({ goal, side, progress }) => gunsLeft(goal, side, progress)),
    closed: open.flatMap(({ goal }) => goal.closesPlaces ?? []),
    shutRoads: [
      ...open.flatMap(({ goal: { closesRoad } }) =>
        closesRoad?.days.includes(now.day) ? [closesRoad.between] : [],
      ),
      ...now.bridges.flatMap((from) => markets.map((to) => [from, to] as const)),
    ],
    fakeIds: now.fakeIds ?? [],
  };
}

interface Played {
  readonly goal: Goal;
  readonly progress: GoalProgress;
}

/** A place that one of two goals still wants visited is to be visited. */
function visitsOf(open: readonly Played[]): MissionMarks['visits'] {
  const visits: Partial<Record<LocationId, 'wanted' | 'made'>> = {};
  for (const { goal, progress } of open) {
    for (const place of goal.visits ?? []) {
      const isMade = progress.marks?.includes(place) ?? false;
      if (!isMade || visits[place] === undefined) visits[place] = isMade ? 'made' : 'wanted';
    }
  }
  return visits;
}

function gunsLeft({ guns }: Goal, side: Side, { marks = [] }: GoalProgress): LocationId[] {
  if (!guns) return [];
  const card = EXITS[SIDES.indexOf(side)];
  return [...guns.at, ...(card ? [card] : [])].filter((place) => !marks.includes(place));
}
