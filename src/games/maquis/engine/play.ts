import type { CardNumber } from '../data/index.ts';
import { act } from './action.ts';
import type { GameEvent, Log } from './event.ts';
import {
  ACT,
  DRAW,
  type Move,
  moveKind,
  movePlace,
  moveTarget,
  moveText,
  moveWord,
  PLACE,
  RETURN,
  SHOOT,
} from './move.ts';
import { drawPatrol } from './patrol.ts';
import { placeWorker } from './placement.ts';
import { type Draft, draftOf, type Position } from './position.ts';
import { returnHome } from './return-home.ts';
import { shoot } from './shooting.ts';
import { upkeep } from './upkeep.ts';
import { type Reason, whyNot } from './why-not.ts';

/** An illegal move was played; `reasons` say why it is. */
export class IllegalMove extends Error {
  readonly reasons: readonly Reason[];

  constructor(move: Move, reasons: readonly Reason[]) {
    super(`${moveText(move)} is not legal here: ${reasons.map(({ code }) => code).join(', ')}`);
    this.name = 'IllegalMove';
    this.reasons = reasons;
  }
}

export interface Played {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/**
 * Plays one legal move: the position that follows and what happened on the way. The position given
 * is left as it was.
 *
 * @throws {IllegalMove} with the reasons of {@link whyNot}
 */
export function play(position: Position, move: Move): Played {
  const reasons = whyNot(position, move);
  if (reasons.length > 0) throw new IllegalMove(move, reasons);
  const draft = draftOf(position);
  const events: GameEvent[] = [];
  makeMove(draft, move, events);
  return { position: draft, events };
}

/** Makes a move that is known to be legal on a draft; the inner loop of everything that simulates. */
export function makeMove(draft: Draft, move: Move, log?: Log): void {
  switch (moveKind(move)) {
    case PLACE:
      placeWorker(draft, movePlace(move), log);
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
    default:
      upkeep(draft, log);
  }
}
