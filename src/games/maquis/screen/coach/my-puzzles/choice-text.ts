import type { Position } from '#maquis/engine/index.ts';
import { isDraw } from '#maquis/review/stepping.ts';
import { advisedMoveText } from '#maquis/words/coach.ts';
import * as m from '#messages';
import { DRAWING } from './my-puzzle.ts';

/** A choice in words; to draw is to draw, whichever card comes. */
export const choiceText = (position: Position, move: string): string =>
  move === DRAWING || isDraw(move) ? m.maquis_own_drawing() : advisedMoveText(position, move);
