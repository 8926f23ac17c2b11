import {
  GOAL_IDS,
  type GoalId,
  RESOURCES,
  type SIDES,
  TILE_IDS,
  type TileId,
} from '../../data/index.ts';
import { keyOf, type Position, playerView, tableOf } from '../../engine/index.ts';
import type { Judged } from '../../puzzles/puzzle.ts';
import { positionOf } from '../../puzzles/puzzle.ts';
import type { PuzzleSetUp } from '../../puzzles/set-up.ts';

type FreeGoal = (typeof GOAL_IDS)[number];
const isFree = (goal: GoalId): goal is FreeGoal => GOAL_IDS.some((id) => id === goal);
type FreeTile = (typeof TILE_IDS)[number];
const isFreeTile = (tile: TileId): tile is FreeTile => TILE_IDS.some((id) => id === tile);

/**
 * A position as a puzzle's file writes it: what is as usual is left out. Nothing where such a file
 * cannot say it, a shot of this turn for one.
 */
export function setUpOf(position: Position): Pick<Judged, 'mode' | 'table'> | undefined {
  const { difficulty: mode, goals, state } = tableOf(position);
  if (state.phase !== 'placement' && state.phase !== 'action') return undefined;
  const { west, east } = goals;
  if (!isFree(west) || !isFree(east)) return undefined;
  const rooms: PuzzleSetUp['rooms'] = {};
  for (const [place, tile] of Object.entries(state.rooms)) {
    if (!isFreeTile(tile)) return undefined;
    Object.assign(rooms, { [place]: tile });
  }
  const hand = Object.fromEntries(
    RESOURCES.flatMap((kind) => (state.hand[kind] > 0 ? [[kind, state.hand[kind]]] : [])),
  );
  const side = (id: (typeof SIDES)[number]) => {
    const { successes, complete } = state.goals[id];
    return {
      ...(successes > 0 ? { successes } : {}),
      ...(complete ? { complete: true } : {}),
    };
  };
  const table: PuzzleSetUp = dropEmpty({
    goals: { west, east },
    ...(state.phase === 'action' ? { phase: 'action' as const } : {}),
    day: state.day,
    morale: state.morale,
    ...(state.soldiers > 0 ? { soldiers: state.soldiers } : {}),
    hand,
    cafe: state.cafe,
    ...(state.arrested > 0 ? { arrested: state.arrested } : {}),
    workers: [...state.workers],
    police: [...state.police],
    soldierPawns: [...state.soldierPawns],
    airdrops: state.airdrops,
    rooms,
    west: side('west'),
    east: side('east'),
    discard: [...state.discard],
  });
  try {
    const again = positionOf(mode, table);
    return keyOf(again) === keyOf(playerView(position)) ? { mode, table } : undefined;
  } catch {
    return undefined;
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const dropEmpty = <T extends object>(all: T): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value))) as T;
