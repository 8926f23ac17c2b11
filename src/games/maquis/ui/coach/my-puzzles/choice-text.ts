import type { Position } from '#games/maquis/engine/index.ts';
import { advisedMoveText } from '#games/maquis/i18n/coach.ts';
import { isDraw } from '#games/maquis/review/stepping.ts';
import * as m from '#messages';
import { DRAWING } from './my-puzzle.ts';

/** A choice in words; to draw is to draw, whichever card comes. */
export const choiceText = (position: Position, move: string): string =>
  move === DRAWING || isDraw(move) ? m.maquis_own_drawing() : advisedMoveText(position, move);
