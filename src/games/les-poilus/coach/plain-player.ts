import { listMoves, moveBuffer } from '../engine/legal.ts';
import {
  CHARM_BACK,
  CHARM_MOVE,
  CURE_MOVE,
  DISCARD_MOVE,
  FALL_BACK,
  HEAL,
  type Move,
  moveValue,
  moveWordOf,
  PLACE_MOVE,
  PLAY,
  REMOVE_MOVE,
  SPEECH_MOVE,
  seatIn,
} from '../engine/move.ts';
import { handSize, INTENSITY, PHASE, PLAYERS, type Position, TURN } from '../engine/position.ts';
import {
  type PlainHabits,
  USUAL_HABITS,
  worthOfCharm,
  worthOfLeaving,
  worthOfPlaying,
  worthOfSpeech,
} from './acting.ts';
import {
  needOf,
  worthOfCharmBack,
  worthOfCure,
  worthOfDiscard,
  worthOfHealing,
  worthOfTile,
} from './helping.ts';

const moves = moveBuffer();

/**
 * The move of the seat on turn, by conventions a table could agree on: each move has a worth that the
 * seat can tell from its own hand and from what lies open. Other hands are never looked at. Ties go
 * to the move listed first; there is no chance in it.
 */
export function choosePlainlyInPoilus(
  position: Position,
  habits: PlainHabits = USUAL_HABITS,
): Move {
  const count = listMoves(position, moves);
  if (count === 1) return moves[0];
  if (position[PHASE] === INTENSITY) return usualIntensity(position, count, habits);
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < count; n++) {
    const worth = worthOf(position, moves[n], habits);
    if (worth > most) {
      most = worth;
      best = moves[n];
    }
  }
  return best;
}

/** As many cards as keep all hands together at a number the team can play off. */
function usualIntensity(position: Position, count: number, habits: PlainHabits): Move {
  const players = position[PLAYERS];
  let held = 0;
  for (let seat = 0; seat < players; seat++) held += position[handSize(seat)];
  const wanted = Math.floor((habits.cards[players] - held) / players);
  const least = moveValue(moves[0]);
  return moves[Math.max(0, Math.min(count - 1, wanted - least))];
}

function worthOf(position: Position, move: Move, habits: PlainHabits): number {
  const seat = position[TURN];
  const value = moveValue(move);
  switch (moveWordOf(move)) {
    case PLAY:
      return worthOfPlaying(position, seat, value, habits);
    case CHARM_MOVE:
      return worthOfCharm(position, value, habits);
    case SPEECH_MOVE:
      return worthOfSpeech(position, seat, value, habits);
    case DISCARD_MOVE:
      return worthOfDiscard(value);
    case PLACE_MOVE:
      return worthOfTile(position, seat, value);
    case REMOVE_MOVE:
      return -worthOfTile(position, seat, value);
    case CURE_MOVE:
      return needOf(position, seatIn(move)) + worthOfCure(value);
    case HEAL:
      return worthOfHealing(position, seat, value);
    case FALL_BACK:
      return worthOfLeaving(position, seat, habits);
    case CHARM_BACK:
      return worthOfCharmBack(position);
    default:
      // To keep one's hand, or to be done: better than nothing, and worse than most.
      return 0;
  }
}
