import { ALL_COPIES } from '../engine/cards.ts';
import { drawChanceMove, isChanceTurn } from '../engine/chance.ts';
import { makeMove } from '../engine/make-move.ts';
import { cardsInHands } from '../engine/mission-end.ts';
import {
  ENDED,
  ENDING,
  MOMENT,
  MORALE,
  type MutablePosition,
  PHASE,
  trials,
} from '../engine/position.ts';
import { choosePlainlyInPoilus } from './plain-player.ts';

/** What a lost game can be worth at most: far less than peace, so that hope never outweighs a win. */
const CONSOLATION = 0.2;

/** Plays a game on to its end, everybody by the plain conventions; what it came to, 0 to 1. */
export function playLine(draft: MutablePosition): number {
  while (draft[PHASE] !== MOMENT.over) {
    makeMove(draft, isChanceTurn(draft) ? drawChanceMove(draft) : choosePlainlyInPoilus(draft));
  }
  return worthOfEnd(draft);
}

/** Peace is 1. A lost game is worth a little for every card that is out of the war. */
function worthOfEnd(draft: MutablePosition): number {
  if (draft[ENDING] === ENDED.peace) return 1;
  const left = trials(draft) + draft[MORALE] + cardsInHands(draft);
  return (CONSOLATION * (ALL_COPIES - left)) / ALL_COPIES;
}
