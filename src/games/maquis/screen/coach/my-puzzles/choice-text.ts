import type { Position } from '#maquis/engine/index.ts';
import { advisedMoveText } from '#maquis/words/coach.ts';
import * as m from '#messages';
import { DRAWING } from './my-puzzle.ts';

/** A choice of a puzzle in words. */
export const choiceText = (position: Position, move: string): string =>
  move === DRAWING ? m.maquis_own_drawing() : advisedMoveText(position, move);
