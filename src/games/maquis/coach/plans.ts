import { bitOf, hasBit } from '#shared/bit-set.ts';
import {
  ACTIONS,
  type GoalId,
  type Goods,
  type LocationId,
  RESOURCES,
  type Resource,
  type RuleId,
  SIDES,
  TURN_TRACK,
} from '../data/index.ts';
import { actionsAt, costObstacle, exitOf } from '../engine/offers.ts';
import { EXIT_PLACES, idsOf, placeOf, reachable } from '../engine/places.ts';
import type { PlayerView } from '../engine/player-view.ts';
import {
  COMPLETE,
  DAY,
  difficultyOf,
  goalOf,
  HAND,
  HOMES,
  type Position,
  patrolled,
  SHUT,
  SUCCESSES,
  WORKERS,
} from '../engine/position.ts';
import { hasWayHome } from '../engine/return-home.ts';

import { countOf, kindOf } from '../engine/stock.ts';

/** What a worker goes to a place for, and what it counts on to come back. */
export type Plan =
  /** Something that a worker there could bring now, and a goal lacks it. */
  | {
      readonly code: 'could-bring';
      readonly place: LocationId;
      readonly goal: GoalId;
      readonly goods: Goods;
      readonly rule: RuleId;
    }
  /** A worker there could score a success of the goal now. */
  | {
      readonly code: 'could-score';
      readonly place: LocationId;
      readonly goal: GoalId;
      readonly rule: RuleId;
    }
  /** From there ways home part: no single patrol closes them all. */
  | { readonly code: 'two-ways-home'; readonly place: LocationId; readonly rule: RuleId }
  /** Every way home from there leads through one place. */
  | {
      readonly code: 'only-way-home';
      readonly place: LocationId;
      readonly by: LocationId;
      readonly rule: RuleId;
    };

/** What a worker is sent to a place for: what could be done there now, and a goal asks for it. */
export function purposesAt(sight: PlayerView, id: LocationId): Plan[] {
  const place = placeOf(id);
  const actions = actionsAt(sight, place).filter(
    (action) => costObstacle(sight, place, action) === 'none',
  );
  const reasons: Plan[] = [];
  if (hasBit(EXIT_PLACES, place) && actions.some((action) => ACTIONS[action]?.succeeds)) {
    const { id: goal, rule } = goalOf(sight, exitOf(place));
    reasons.push({ code: 'could-score', place: id, goal, rule });
  }
  for (const { goal, lacks, rule } of needsOf(sight)) {
    const goods = Object.fromEntries(
      RESOURCES.flatMap((kind) => {
        const most = Math.max(0, ...actions.map((action) => ACTIONS[action]?.gain[kind] ?? 0));
        const count = Math.min(most, lacks[kind] ?? 0);
        return count > 0 ? [[kind, count]] : [];
      }),
    );
    if (Object.keys(goods).length > 0) {
      reasons.push({ code: 'could-bring', place: id, goal, goods, rule });
    }
  }
  return reasons;
}

/** Whether the ways home from a place part, or what they share; a place that a worker holds is no danger. */
export function waysFrom(sight: PlayerView, place: LocationId): Plan[] {
  if (!hasWayHome(sight, placeOf(place))) return [];
  const shared = sharedByAllWays(sight, place);
  const rule = 'maquis.route-home';
  if (shared.length === 0) return [{ code: 'two-ways-home', place, rule }];
  const by = shared.find((id) => !hasBit(sight[WORKERS], placeOf(id)));
  return by === undefined ? [] : [{ code: 'only-way-home', place, by, rule }];
}

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

/**
 * Places that every way home of a worker here leads through: a patrol on one of them would cut it off.
 * None where there is no way, or where ways part from here to the safe house.
 */
function sharedByAllWays(position: Position, from: LocationId): LocationId[] {
  const start = bitOf(placeOf(from));
  const homes = position[HOMES];
  const closed = patrolled(position);
  const shut = position[SHUT];
  const region = reachable(start, closed, shut);
  if ((region & homes) === 0) return [];
  return idsOf(region & ~start & ~homes).filter((id) => {
    const others = reachable(start, closed | bitOf(placeOf(id)), shut);
    return (others & homes) === 0;
  });
}
