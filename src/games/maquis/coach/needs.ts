import {
  type GoalId,
  type Goods,
  RESOURCES,
  type Resource,
  type RuleId,
  SIDES,
  TURN_TRACK,
} from '../data/index.ts';
import {
  COMPLETE,
  DAY,
  difficultyOf,
  goalOf,
  HAND,
  type Position,
  SUCCESSES,
} from '../engine/position.ts';
import { countOf, kindOf } from '../engine/stock.ts';

/** What a goal still wants. */
interface Need {
  readonly goal: GoalId;
  /** Successes still to be scored, each on a turn of its own; 0 for a goal without a place. */
  readonly successes: number;
  /** Goods that must come on top of those in hand, for all of its successes together. */
  readonly lacks: Goods;
  /** The last space of the marker on which it can be done; undefined where time never ends. */
  readonly by: number | undefined;
  readonly rule: RuleId;
}

/** What the goals that are not complete still want, the one in the west first. */
export function needsOf(position: Position): Need[] {
  return SIDES.flatMap((_, exit) => {
    if (position[COMPLETE + exit]) return [];
    const goal = goalOf(position, exit);
    const left = goal.successes.slice(position[SUCCESSES + exit]);
    const costs = goal.atTheEnd ? [goal.atTheEnd.hand] : left.map(({ cost }) => cost);
    return [
      {
        goal: goal.id,
        successes: left.length,
        lacks: lacking(position, costs),
        by: lastDayFor(position, goal.needsTrain === true),
        rule: goal.rule,
      },
    ];
  });
}

function lacking(position: Position, costs: readonly Goods[]): Goods {
  const lacks: Partial<Record<Resource, number>> = {};
  for (const kind of RESOURCES) {
    const wanted = costs.reduce((sum, cost) => sum + (cost[kind] ?? 0), 0);
    const short = wanted - countOf(position[HAND], kindOf(kind));
    if (short > 0) lacks[kind] = short;
  }
  return lacks;
}

/** A turn is played with the marker on the space before the one that its upkeep reaches. */
function lastDayFor(position: Position, needsTrain: boolean): number | undefined {
  const { wraps, lastDay } = difficultyOf(position);
  const trains = TURN_TRACK.trains.filter((day) => wraps || day < lastDay);
  if (!needsTrain) return wraps ? undefined : lastDay - 1;
  const coming = trains.filter((day) => day >= position[DAY]);
  return wraps && coming.length === 0 ? undefined : trains.at(-1);
}
