import { pointsOf } from '../engine/missions.ts';
import { BROKEN, type Position } from '../engine/position.ts';
import { resultOf } from '../engine/upkeep.ts';

/** The chances of a win and of a draw. */
interface Chances {
  readonly win: number;
  readonly draw: number;
}

/** What a draw is worth beside a win. */
export const DRAW_UTILITY = 0.02;

/** By what one moment is better than another. */
export const utilityOf = ({ win, draw }: Chances): number => win + DRAW_UTILITY * draw;

/**
 * What the coach makes of the end of a game: one goal of two is worth a little more than none, also where
 * the edition knows no draw. It is told as a loss there.
 */
export function endOf(position: Position): 'win' | 'draw' | 'loss' {
  const result = resultOf(position);
  return result === 'loss' && !position[BROKEN] && pointsOf(position) > 0 ? 'draw' : result;
}
