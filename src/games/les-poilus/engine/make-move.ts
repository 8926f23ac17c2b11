import {
  cure,
  discard,
  keepHand,
  makeSpeech,
  playDrawn,
  playFromHand,
  useCharm,
} from './action.ts';
import type { EventLog } from './event.ts';
import { placeTile, removeTile, startLeaving } from './falling-back.ts';
import { chooseIntensity, dealCard, placeChaplainTile } from './mission.ts';
import { endBonus, heal, recoverCharm } from './mission-end.ts';
import {
  CHAPLAIN_MOVE,
  CHARM_BACK,
  CHARM_MOVE,
  CURE_MOVE,
  DEAL,
  DISCARD_MOVE,
  DRAW_MOVE,
  FALL_BACK,
  HEAL,
  INTENSITY_MOVE,
  KEEP,
  type Move,
  moveValue,
  moveWordOf,
  PLACE_MOVE,
  PLAY,
  REMOVE_MOVE,
  SPEECH_MOVE,
  seatIn,
  TURN_UP_MOVE,
} from './move.ts';
import type { MutablePosition } from './position.ts';
import { revealTile } from './reveal.ts';

/** Makes a move that is known to be legal on a draft; the inner loop of everything that simulates. */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  const value = moveValue(move);
  switch (moveWordOf(move)) {
    case DEAL:
      dealCard(draft, seatIn(move), value, log);
      break;
    case PLAY:
      playFromHand(draft, value, log);
      break;
    case FALL_BACK:
      startLeaving(draft, log);
      break;
    case PLACE_MOVE:
      placeTile(draft, value, log);
      break;
    case DRAW_MOVE:
      playDrawn(draft, value, log);
      break;
    case INTENSITY_MOVE:
      chooseIntensity(draft, value, log);
      break;
    case SPEECH_MOVE:
      makeSpeech(draft, value, log);
      break;
    case CHARM_MOVE:
      useCharm(draft, value, log);
      break;
    case DISCARD_MOVE:
      discard(draft, value, log);
      break;
    case KEEP:
      keepHand(draft, log);
      break;
    case CHAPLAIN_MOVE:
      placeChaplainTile(draft, value, log);
      break;
    case REMOVE_MOVE:
      removeTile(draft, value, log);
      break;
    case CURE_MOVE:
      cure(draft, seatIn(move), value, log);
      break;
    case TURN_UP_MOVE:
      revealTile(draft, seatIn(move), value, log);
      break;
    case HEAL:
      heal(draft, value, log);
      break;
    case CHARM_BACK:
      recoverCharm(draft, log);
      break;
    default:
      endBonus(draft, log);
  }
}
