import { actionObstacle, actionsAt, targetsOf, wordOf } from './action.ts';
import { actMove, drawMove, type Move, placeMove, RETURN, shootMove, UPKEEP } from './move.ts';
import { cardsToCome } from './patrol.ts';
import { openPlaces } from './placement.ts';
import { first, rest } from './places.ts';
import {
  ACTION,
  DUSK,
  PATROL,
  PHASE,
  PLACEMENT,
  POLICE,
  type Position,
  RETURNING,
  WORKERS,
} from './position.ts';
import { mayShoot } from './shooting.ts';

/** Room enough for the moves of any position: at most 5 workers with some 20 choices each. */
export const moveBuffer = (): Int32Array => new Int32Array(256);

/**
 * Writes every legal move into `moves` and returns how many there are.
 * For those who ask millions of times; everyone else uses {@link legalMoves}.
 */
export function listMoves(position: Position, moves: Int32Array): number {
  let count = 0;
  switch (position[PHASE]) {
    case PLACEMENT:
      for (let left = openPlaces(position); left !== 0; left = rest(left)) {
        moves[count++] = placeMove(first(left));
      }
      break;
    case PATROL:
      for (let left = cardsToCome(position); left !== 0; left = rest(left)) {
        moves[count++] = drawMove(first(left));
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
    default:
      return 0;
  }
  if (mayShoot(position)) {
    for (let left = position[POLICE]; left !== 0; left = rest(left)) {
      moves[count++] = shootMove(first(left));
    }
  }
  return count;
}

function listActions(position: Position, moves: Int32Array): number {
  let count = 0;
  for (let workers = position[WORKERS]; workers !== 0; workers = rest(workers)) {
    const place = first(workers);
    for (const action of actionsAt(position, place)) {
      if (actionObstacle(position, place, action) !== 'none') continue;
      for (let left = targetsOf(position, action); left !== 0; left = rest(left)) {
        moves[count++] = actMove(place, wordOf(action), first(left));
      }
    }
  }
  return count;
}

const buffer = moveBuffer();

/** Every legal move in a position; none when the game is over. */
export function legalMoves(position: Position): Move[] {
  return [...buffer.subarray(0, listMoves(position, buffer))];
}
