import { pointsOf } from '../engine/missions.ts';
import { BROKEN, type Position } from '../engine/position.ts';
import { resultOf } from '../engine/upkeep.ts';

/**
 * What the coach makes of the end of a game: one goal of two is worth a little more than none, also where
 * the edition knows no draw. It is told as a loss there.
 */
export function endOf(position: Position): 'win' | 'draw' | 'loss' {
  const result = resultOf(position);
  return result === 'loss' && !position[BROKEN] && pointsOf(position) > 0 ? 'draw' : result;
}
