import {
  DIFFICULTIES,
  GOALS,
  MORALE_TRACK,
  PAWNS_OF_A_COLOUR,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  TILES,
} from '#games/maquis/data/index.ts';
import { beginTurn } from '#games/maquis/engine/patrol.ts';
import { FIRST_ROOM, SAFE_HOUSE } from '#games/maquis/engine/places.ts';
import {
  ARRESTED,
  AT_CAFE,
  AT_HOME,
  blankDraft,
  COMPLETE,
  DAY,
  DIFFICULTY,
  DISCARD_COUNT,
  DISCARDED,
  FIELD_GOODS,
  GOAL,
  HAND,
  HOMES,
  MORALE,
  type MutablePosition,
  type Position,
  ROOM_TILES,
  SOLDIERS,
  SUCCESSES,
} from '#games/maquis/engine/position.ts';
import { kindOf, some } from '#games/maquis/engine/stock.ts';
import { bitOf } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';

const WEAPON = kindOf('weapon');

/** How often each mode is played while learning, in the order of the modes, out of 100. */
const MODE_SHARES = [2, 3, 25, 25, 25, 20];

function drawMode(below: Below): number {
  let left = below(100);
  let mode = 0;
  while (left >= MODE_SHARES[mode]) left -= MODE_SHARES[mode++];
  return mode;
}

const WANTS_SOLDIERS: readonly boolean[] = GOALS.map(({ soldiers }) => soldiers !== undefined);

const wantsSoldiers = (draft: MutablePosition): boolean =>
  WANTS_SOLDIERS[draft[GOAL]] || WANTS_SOLDIERS[draft[GOAL + 1]];

/** Out of 100, how often two goals are taken when they are drawn: what is hard to learn, more often. */
function interest(draft: MutablePosition): number {
  const { workers, recruits } = DIFFICULTIES[draft[DIFFICULTY]];
  // The last policeman stands among five patrols, who come for five workers or for the last morale.
  if (wantsSoldiers(draft)) return workers + recruits < PAWNS_OF_A_COLOUR ? 12 : 100;
  const needsTrain = [0, 1].some((exit) => GOALS[draft[GOAL + exit]].needsTrain);
  return needsTrain ? 50 : 35;
}

function withGoals(below: Below): MutablePosition {
  const draft = blankDraft();
  draft[HOMES] = SAFE_HOUSE;
  do {
    draft[DIFFICULTY] = drawMode(below);
    draft[GOAL] = below(GOALS.length);
    draft[GOAL + 1] = (draft[GOAL] + 1 + below(GOALS.length - 1)) % GOALS.length;
  } while (below(100) >= interest(draft));
  return draft;
}

/** A game from its first turn. */
export function ordinaryStart(below: Below): Position {
  const draft = withGoals(below);
  const { workers, recruits } = DIFFICULTIES[draft[DIFFICULTY]];
  draft[AT_HOME] = workers;
  draft[AT_CAFE] = recruits;
  beginTurn(draft, undefined);
  return draft;
}

/**
 * The start of a turn somewhere within a game, made up: near the end the result is soon known, and
 * what is learned there teaches the days before. Without such starts a beginner never sees a win.
 */
export function inventedStart(below: Below): Position {
  const draft = withGoals(below);
  const { workers, recruits, lastDay } = DIFFICULTIES[draft[DIFFICULTY]];
  draft[DAY] = below(lastDay);
  inventPawns(draft, workers + recruits, recruits, below);
  draft[MORALE] = Math.min(MORALE_TRACK.max, 1 + below(4) + below(4));
  inventGoals(draft, below);
  if (wantsSoldiers(draft) && below(10) < 7) giveTimeToShoot(draft, below);
  inventGoods(draft, below);
  inventRooms(draft, below);
  inventDiscards(draft, below);
  beginTurn(draft, undefined);
  return draft;
}

/** Some of the patrol cards have been drawn. */
export function inventDiscards(draft: MutablePosition, below: Below): void {
  const gone = below(10);
  draft[DISCARDED] = 0;
  for (let n = 0; n < gone; n++) {
    let card = 1 + below(10);
    while (draft[DISCARDED] & (1 << card)) card = (card % 10) + 1;
    draft[DISCARDED] |= 1 << card;
  }
  draft[DISCARD_COUNT] = gone;
}

/** Who wins has lost few; the last shot of all takes five workers. */
function inventPawns(draft: MutablePosition, pawns: number, recruits: number, below: Below): void {
  const areAllNeeded = wantsSoldiers(draft) && below(5) < 3;
  draft[AT_CAFE] = areAllNeeded ? below(2) * below(2) : below(recruits + 1);
  const most = Math.max(1, pawns - draft[AT_CAFE] - 1);
  draft[ARRESTED] = areAllNeeded ? 0 : Math.min(below(most), below(most));
  draft[AT_HOME] = pawns - draft[AT_CAFE] - draft[ARRESTED];
}

function inventGoals(draft: MutablePosition, below: Below): void {
  const other = WANTS_SOLDIERS[draft[GOAL]] ? 1 : 0;
  const done = wantsSoldiers(draft) && below(3) > 0 ? other : below(3);
  for (let exit = 0; exit < 2; exit++) {
    const goal = GOALS[draft[GOAL + exit]];
    if (goal.successes.length === 0) continue;
    draft[SUCCESSES + exit] = below(goal.successes.length);
    if (done === exit) {
      draft[SUCCESSES + exit] = goal.successes.length;
      draft[COMPLETE + exit] = 1;
    }
  }
  draft[SOLDIERS] = wantsSoldiers(draft)
    ? below(draft[COMPLETE] || draft[COMPLETE + 1] ? 5 : 6)
    : Math.max(0, below(6) - 3);
}

/**
 * Leaves about as much time and morale as the shots still to come take: one of each for a shot. A little
 * morale can be won meanwhile.
 */
function giveTimeToShoot(draft: MutablePosition, below: Below): void {
  const { lastDay } = DIFFICULTIES[draft[DIFFICULTY]];
  const shots = SOLDIER_TRACK.max - draft[SOLDIERS];
  draft[MORALE] = Math.min(MORALE_TRACK.max, Math.max(1, shots - 1 + below(5)));
  draft[DAY] = Math.max(0, lastDay - shots - 1 - below(7));
}

function inventGoods(draft: MutablePosition, below: Below): void {
  for (let kind = 0; kind < 6; kind++) {
    const isFired = kind === WEAPON && wantsSoldiers(draft);
    const count = isFired ? below(5) : Math.max(0, below(7) - 2);
    draft[HAND] |= some(kind, Math.min(kind === 0 || kind === 5 ? 3 : 4, count));
  }
  for (let field = 0; field < 2; field++) {
    const what = below(8);
    const kind = what === 0 ? 1 : what < 3 ? 3 : what < 5 ? 4 : -1;
    if (kind < 0) continue;
    const held = (draft[HAND] >>> (kind * 4)) & 7;
    const there = Math.min(
      kind === 1 ? 3 : 1,
      4 - held - ((draft[FIELD_GOODS] >>> (kind * 4)) & 7),
    );
    if (there > 0) draft[FIELD_GOODS + field] = some(kind, there);
  }
}

function inventRooms(draft: MutablePosition, below: Below): void {
  const tiles = [0, 0, 1, 1, 2, 3][below(6)];
  for (let n = 0; n < tiles; n++) {
    const room = below(SPARE_ROOMS.length);
    const tile = below(TILES.length);
    const isThere = [0, 1, 2].some((at) => draft[ROOM_TILES + at] === tile);
    if (draft[ROOM_TILES + room] >= 0 || isThere) continue;
    draft[ROOM_TILES + room] = tile;
    if (TILES[tile].isHome) draft[HOMES] |= bitOf(FIRST_ROOM + room);
  }
}
