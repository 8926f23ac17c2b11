import { type ResistMove, victoryChance } from '#games/resist/coach/index.ts';
import { RESULTS, type Result } from '#games/resist/data/index.ts';

/** From fewer simulated games nobody can say how far a number may be off. */
const FEW = 12;

export const isBarelyTried = ({ simulations }: Pick<ResistMove, 'simulations'>): boolean =>
  simulations < FEW;

/** The chance of every result; the ways to lose are one. */
export function resultChances({ chances }: ResistMove): readonly (readonly [Result, number])[] {
  const lost = chances.civilians + chances.missions + chances.spies;
  return RESULTS.map((result) => [result, result === 'loss' ? lost : chances[result]]);
}

/**
 * How far the luck of the simulations may carry the chance of a victory, in 19 cases of 20; in points of
 * a hundred, rounded up. A simulated game counts for a share from 0 to 1, and no mean of such shares
 * varies more than one of whole games won and lost.
 */
export function simulationNoise(move: ResistMove): number {
  const chance = victoryChance(move.chances);
  const points = 200 * Math.sqrt((chance * (1 - chance)) / move.simulations);
  return Math.max(0, Math.ceil(points - 1e-9));
}
