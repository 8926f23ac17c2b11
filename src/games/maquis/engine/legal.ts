import { hasBit, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { bridgesLeft } from './mission-moves.ts';
import { boardSteps } from './missions.ts';
import {
  actMove,
  bridgeMove,
  drawMove,
  lookMove,
  type Move,
  NO_TARGET,
  placeMove,
  placeWithFakeIdMove,
  RETURN,
  removeMove,
  revealMove,
  shootMove,
  UPKEEP,
} from './move.ts';
import {
  actionsAt,
  costObstacle,
  GOAL_WORK,
  isAimed,
  needsWayHome,
  targetsOf,
  wordOf,
} from './offers.ts';
import { cardsToCome } from './patrol.ts';
import { openPlaces, placesForFakeId } from './placement.ts';
import { ALL_PLACES, SAFE_HOUSE } from './places.ts';
import {
  ACTION,
  AT_HOME,
  BOARD_STEPS,
  BRIDGE,
  DUSK,
  LOOK,
  OVER,
  PATROL,
  PHASE,
  PLACEMENT,
  POLICE,
  type Position,
  REMOVE,
  RETURNING,
  REVEAL,
  SAFE_ACTIONS,
  TRAITS,
  WORKERS,
} from './position.ts';
import { workersWithWayHome } from './return-home.ts';
import { mayShoot } from './shooting.ts';

/** Room enough for the moves of any position: at most 5 workers with some 30 choices each. */
export const moveBuffer = (): Int32Array => new Int32Array(256);

/**
 * Writes every legal move into `moves` and returns how many there are.
 * For those who ask millions of times; everyone else uses {@link legalMoves}.
 */
export function listMoves(position: Position, moves: Int32Array): number {
  let count = 0;
  switch (position[PHASE]) {
    case PLACEMENT:
      for (let left = openPlaces(position); left !== 0; left = withoutLowest(left)) {
        moves[count++] = placeMove(lowestBit(left));
      }
      if (position[TRAITS] !== 0) count = listFakeIds(position, moves, count);
      break;
    case PATROL:
      for (let left = cardsToCome(position); left !== 0; left = withoutLowest(left)) {
        moves[count++] = drawMove(lowestBit(left));
      }
      break;
    case ACTION:
      count = listActions(position, moves);
      break;
    case RETURNING:
      moves[count++] = RETURN;
      break;
    case DUSK:
      moves[count++] = UPKEEP;
      break;
    case OVER:
      return 0;
    default:
      return listForMissions(position, moves);
  }
  if (mayShoot(position)) {
    for (let left = position[POLICE]; left !== 0; left = withoutLowest(left)) {
      moves[count++] = shootMove(lowestBit(left));
    }
  }
  return count;
}

function listFakeIds(position: Position, moves: Int32Array, before: number): number {
  let count = before;
  for (let left = placesForFakeId(position); left !== 0; left = withoutLowest(left)) {
    moves[count++] = placeWithFakeIdMove(lowestBit(left));
  }
  return count;
}

/** The moves of the moments that only some goals bring. */
function listForMissions(position: Position, moves: Int32Array): number {
  let count = 0;
  switch (position[PHASE]) {
    case LOOK:
    case REVEAL: {
      const moveOf = position[PHASE] === LOOK ? lookMove : revealMove;
      for (let left = cardsToCome(position); left !== 0; left = withoutLowest(left)) {
        moves[count++] = moveOf(lowestBit(left));
      }
      break;
    }
    case REMOVE:
      for (let left = position[WORKERS]; left !== 0; left = withoutLowest(left)) {
        moves[count++] = removeMove(lowestBit(left));
      }
      if (position[AT_HOME] > 0) moves[count++] = removeMove(lowestBit(SAFE_HOUSE));
      break;
    case BRIDGE:
      for (let left = bridgesLeft(position); left !== 0; left = withoutLowest(left)) {
        moves[count++] = bridgeMove(lowestBit(left));
      }
      break;
  }
  return count;
}

function listActions(position: Position, moves: Int32Array): number {
  const traits = position[TRAITS];
  const safe = (traits & SAFE_ACTIONS) === 0 ? ALL_PLACES : workersWithWayHome(position);
  const steps = (traits & BOARD_STEPS) === 0 ? 0 : boardSteps(position);
  let count = 0;
  for (let workers = position[WORKERS]; workers !== 0; workers = withoutLowest(workers)) {
    const place = lowestBit(workers);
    const isCutOff = !hasBit(safe, place);
    for (const action of actionsAt(position, place)) {
      if (costObstacle(position, place, action) !== 'none') continue;
      if (isCutOff && needsWayHome(position, action)) continue;
      if (isAimed(position, action)) {
        for (
          let left = targetsOf(position, place, action);
          left !== 0;
          left = withoutLowest(left)
        ) {
          moves[count++] = actMove(place, wordOf(action), lowestBit(left));
        }
      } else moves[count++] = actMove(place, wordOf(action), NO_TARGET);
    }
    if (!hasBit(steps, place)) continue;
    for (let left = targetsOf(position, place, GOAL_WORK); left !== 0; left = withoutLowest(left)) {
      moves[count++] = actMove(place, wordOf(GOAL_WORK), lowestBit(left));
    }
  }
  return count;
}

const buffer = moveBuffer();

/** Every legal move in a position; none when the game is over. */
export function legalMoves(position: Position): Move[] {
  return [...buffer.subarray(0, listMoves(position, buffer))];
}
