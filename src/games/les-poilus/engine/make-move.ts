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
import { placeTile, removeTile, startLeaving } from './leaving.ts';
import { chooseIntensity, dealCard, placeChaplainTile } from './mission.ts';
import { endBonus, heal, recoverCharm } from './mission-end.ts';
import {
  CHAPLAIN_MOVE,
  CHARM,
  CHARM_BACK,
  CURE_MOVE,
  DEAL,
  DISCARD,
  DRAW,
  FALL_BACK,
  HEAL,
  INTENSITY_MOVE,
  KEEP,
  type Move,
  numberIn,
  PLACE,
  PLAY,
  REMOVE,
  REVEAL_MOVE,
  SPEECH_MOVE,
  seatIn,
  wordOf,
} from './move.ts';
import type { MutablePosition } from './position.ts';
import { revealTile } from './reveal.ts';

/** Makes a move that is known to be legal on a draft; the inner loop of everything that simulates. */
export function makeMove(draft: MutablePosition, move: Move, log?: EventLog): void {
  const value = numberIn(move);
  switch (wordOf(move)) {
    case DEAL:
      dealCard(draft, seatIn(move), value, log);
      break;
    case PLAY:
      playFromHand(draft, value, log);
      break;
    case FALL_BACK:
      startLeaving(draft, log);
      break;
    case PLACE:
      placeTile(draft, value, log);
      break;
    case DRAW:
      playDrawn(draft, value, log);
      break;
    case INTENSITY_MOVE:
      chooseIntensity(draft, value, log);
      break;
    case SPEECH_MOVE:
      makeSpeech(draft, value, log);
      break;
    case CHARM:
      useCharm(draft, value, log);
      break;
    case DISCARD:
      discard(draft, value, log);
      break;
    case KEEP:
      keepHand(draft, log);
      break;
    case CHAPLAIN_MOVE:
      placeChaplainTile(draft, value, log);
      break;
    case REMOVE:
      removeTile(draft, value, log);
      break;
    case CURE_MOVE:
      cure(draft, seatIn(move), value, log);
      break;
    case REVEAL_MOVE:
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
