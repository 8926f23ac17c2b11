import type { CardNumber } from '../data/index.ts';
import { act } from './action.ts';
import type { EventLog } from './event.ts';
import { destroyBridge, removeWorker, revealTarget } from './mission-moves.ts';
import {
  ACT,
  DRAW,
  isBridge,
  isReveal,
  type Move,
  moveKind,
  movePlace,
  moveTarget,
  moveWord,
  PLACE,
  RETURN,
  SEE,
  SHOOT,
  UPKEEP,
  WITH_FAKE_ID,
} from './move.ts';
import { drawPatrol, lookAtCard } from './patrol.ts';
import { placeWorker } from './placement.ts';
import type { MutablePosition } from './position.ts';
import { returnHome } from './return-home.ts';
import { shoot } from './shooting.ts';
import { upkeep } from './upkeep.ts';

/** Makes a move that is known to be legal on a draft; the inner loop of everything that simulates. */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  switch (moveKind(move)) {
    case PLACE:
      placeWorker(draft, movePlace(move), moveWord(move) === WITH_FAKE_ID, log);
      break;
    case DRAW:
      drawPatrol(draft, movePlace(move) as CardNumber, log);
      break;
    case ACT:
      act(draft, movePlace(move), moveWord(move), moveTarget(move), log);
      break;
    case RETURN:
      returnHome(draft, log);
      break;
    case SHOOT:
      shoot(draft, movePlace(move), log);
      break;
    case UPKEEP:
      upkeep(draft, log);
      break;
    default:
      makeMissionMove(draft, move, log);
  }
}

/** The moves that only some goals bring. */
function makeMissionMove(draft: MutablePosition, move: Move, log: EventLog): void {
  const card = movePlace(move) as CardNumber;
  if (moveKind(move) === SEE) {
    if (isReveal(move)) revealTarget(draft, card, log);
    else lookAtCard(draft, card, log);
  } else if (isBridge(move)) destroyBridge(draft, movePlace(move), log);
  else removeWorker(draft, movePlace(move), log);
}
