import {
  DIFFICULTIES,
  EVERY_GOAL,
  EVERY_RESOURCE,
  EVERY_TILE,
  type Goal,
  MORALE_TRACK,
  SIDES,
  SPARE_ROOMS,
} from '#games/maquis/data/index.ts';
import { goalSuccesses, MISSION } from '#games/maquis/engine/mission-table.ts';
import { cardPlace } from '#games/maquis/engine/missions.ts';
import { drawGoalsOf, newGame } from '#games/maquis/engine/new-game.ts';
import { beginTurn, standOf } from '#games/maquis/engine/patrol.ts';
import { FIRST_ROOM, type PlaceSet } from '#games/maquis/engine/places.ts';
import {
  ARRESTED,
  AT_CAFE,
  AT_HOME,
  COMPLETE,
  DAY,
  DESTROYED,
  DIFFICULTY,
  editionOf,
  FIELD_GOODS,
  GOAL,
  HAND,
  HOMES,
  INSIDE,
  LAPS,
  MAJOR,
  MARKS,
  MORALE,
  type MutablePosition,
  mutableCopy,
  type Position,
  REMOVED,
  ROOM_TILES,
  SOLDIERS,
  SUCCESSES,
  TARGET,
} from '#games/maquis/engine/position.ts';
import { countOf, kindOf, some } from '#games/maquis/engine/stock.ts';
import { bitCount, bitOf, withoutLowest } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';
import { inventDiscards } from './starts.ts';

/*
 * Where games of the boxed editions begin while learning. What a goal can look like in the middle of a
 * game follows from what it declares.
 */

/** How often each mode is played, in the order of the modes, out of 100. */
const MODE_SHARES = [4, 6, 64, 12, 8, 6];
/** How often each edition, out of 100: the second, the second with three stars, then the first. */
const SECOND_SHARE = 68;
const THREE_STAR_SHARE = 20;
const MOST_SOLDIERS = 5;
const KINDS_ON_FIELDS = [kindOf('food'), kindOf('money'), kindOf('weapon')];

function dealt(below: Below): Position {
  const lot = below(100);
  const ruleset = lot < SECOND_SHARE + THREE_STAR_SHARE ? 'second-edition' : 'box-2019';
  const threeStar = ruleset === 'second-edition' && lot >= SECOND_SHARE;
  let left = below(100);
  let mode = 0;
  while (left >= MODE_SHARES[mode]) left -= MODE_SHARES[mode++];
  const goals = drawGoalsOf(ruleset, threeStar, String(below(0x7fffffff)));
  return newGame({ ruleset, difficulty: DIFFICULTIES[mode].id, goals });
}

/** A game from its first turn. */
export const ordinaryBoxedStart = dealt;

/** The start of a turn somewhere within a game, made up. */
export function inventedBoxedStart(below: Below): Position {
  const draft = mutableCopy(dealt(below));
  const { workers, recruits, lastDay, wraps } = DIFFICULTIES[draft[DIFFICULTY]];
  draft[DAY] = below(lastDay);
  if (wraps) draft[LAPS] = below(2);
  draft[MORALE] = Math.min(MORALE_TRACK.max, 1 + below(4) + below(4));
  const wantsSoldiers = [0, 1].some((exit) => EVERY_GOAL[draft[GOAL + exit]].soldiers);
  draft[SOLDIERS] = wantsSoldiers ? below(MOST_SOLDIERS + 1) : Math.max(0, below(7) - 3);
  const done = below(3);
  for (const exit of [0, 1]) inventGoal(draft, exit, done === exit, below);
  if (wantsSoldiers && draft[SOLDIERS] === MOST_SOLDIERS && draft[COMPLETE] + draft[COMPLETE + 1]) {
    draft[SOLDIERS]--;
  }
  draft[AT_CAFE] = below(recruits + 1);
  const away = draft[INSIDE] + draft[INSIDE + 1] + draft[REMOVED];
  const left = Math.max(1, workers + recruits - draft[AT_CAFE] - away);
  draft[ARRESTED] = Math.min(below(left), below(left));
  draft[AT_HOME] = workers + recruits - draft[AT_CAFE] - away - draft[ARRESTED];
  if (draft[AT_HOME] <= 0) return dealt(below);
  inventGoods(draft, below);
  inventRooms(draft, below);
  inventDiscards(draft, below);
  beginTurn(draft, undefined);
  return draft;
}

/** Some members of a set, as many as wanted. */
function someOf(set: PlaceSet, count: number, below: Below): PlaceSet {
  let chosen = 0;
  while (bitCount(chosen) < count) {
    let left = set & ~chosen;
    for (let skip = below(bitCount(left)); skip > 0; skip--) left = withoutLowest(left);
    chosen |= left & -left;
  }
  return chosen;
}

function inventGoal(draft: MutablePosition, exit: number, isDone: boolean, below: Below): void {
  const goal: Goal = EVERY_GOAL[draft[GOAL + exit]];
  const { visits, guns, bridges } = MISSION[draft[GOAL + exit]];
  const all = goalSuccesses(goal);
  const staying = goal.successes.find(({ stays }) => stays)?.stays;
  if (goal.soldiers || goal.atTheEnd) return;
  const isTooEarly = staying?.homeOn !== undefined && draft[DAY] <= staying.homeOn;
  const isComplete = isDone && !isTooEarly;
  let made = isComplete ? all : below(Math.max(1, all));
  if (guns !== 0) {
    made = isComplete ? (goal.guns?.complete ?? 0) + below(3) : below(goal.guns?.complete ?? 1);
    draft[MARKS + exit] = someOf(guns | bitOf(cardPlace(exit)), made, below);
    draft[MAJOR + exit] = made === goal.guns?.major ? 1 : 0;
  } else if (visits !== 0) {
    draft[MARKS + exit] = someOf(visits, Math.min(made, bitCount(visits)), below);
    if (goal.target && made >= bitCount(visits))
      draft[TARGET + exit] = standOf(1 + below(10), 0, 0);
    if (goal.costsWorker && isComplete) draft[REMOVED]++;
  } else if (staying && !isComplete) {
    const may = staying.homeOn === undefined || draft[DAY] <= staying.homeOn;
    made = may ? below(goal.successes.length + (isTooEarly ? 1 : 0)) : 0;
    draft[INSIDE + exit] = made > 0 ? 1 : 0;
  } else if (bridges !== 0)
    draft[DESTROYED] = isComplete ? bridges : made > 0 ? bridges & -bridges : 0;
  draft[SUCCESSES + exit] = made;
  if (!isComplete) return;
  draft[COMPLETE + exit] = 1;
  if (goal.stars === 3 && guns === 0) draft[MAJOR + exit] = below(2);
}

function inventGoods(draft: MutablePosition, below: Below): void {
  const wanted = SIDES.flatMap((_, exit) => EVERY_GOAL[draft[GOAL + exit]].successes);
  EVERY_RESOURCE.forEach((resource, kind) => {
    const isMade = resource === 'poison' || resource === 'fake-id';
    const isWanted = wanted.some(
      ({ cost, otherwise }) => cost[resource] || otherwise?.cost[resource],
    );
    if (isMade && !isWanted) return;
    draft[HAND] |= some(kind, Math.min(isMade ? 2 : 4, Math.max(0, below(7) - 2)));
  });
  for (let field = 0; field < 2; field++) {
    const kind = KINDS_ON_FIELDS[below(8)] ?? -1;
    if (kind < 0 || changesPlaces(draft)) continue;
    const there = Math.min(
      kind === kindOf('food') ? 3 : 1,
      4 - countOf(draft[HAND], kind) - countOf(draft[FIELD_GOODS], kind),
    );
    if (there > 0) draft[FIELD_GOODS + field] = some(kind, there);
  }
}

/** Where a goal says what may lie on fields, nothing lies there. */
const changesPlaces = (draft: MutablePosition): boolean =>
  MISSION[draft[GOAL]].changesPlaces || MISSION[draft[GOAL + 1]].changesPlaces;

function inventRooms(draft: MutablePosition, below: Below): void {
  const tiles = [0, 0, 1, 1, 2, 3][below(6)];
  const known = editionOf(draft).tiles.length;
  for (let n = 0; n < tiles; n++) {
    const room = below(SPARE_ROOMS.length);
    const tile = below(known);
    const isThere = [0, 1, 2].some((at) => draft[ROOM_TILES + at] === tile);
    if (draft[ROOM_TILES + room] >= 0 || isThere) continue;
    draft[ROOM_TILES + room] = tile;
    if (EVERY_TILE[tile].isHome) draft[HOMES] |= bitOf(FIRST_ROOM + room);
  }
}
