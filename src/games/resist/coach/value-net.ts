import { POINTS, type Position } from '../engine/position.ts';
import { END_COUNT, expectedUtility } from './ends.ts';
import { FEATURES, FeatureVector } from './features.ts';

/** Units of the one layer between what is seen and what it comes to. */
export const HIDDEN_UNITS = 32;

/** What was learned: rows of the first layer by feature, then the second. */
export interface ResistWeights {
  /** FEATURES rows of UNITS. */
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  /** END_COUNT rows of UNITS. */
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}

export const blankWeights = (): ResistWeights => ({
  rows: new Float32Array(FEATURES * HIDDEN_UNITS),
  bias: new Float32Array(HIDDEN_UNITS),
  last: new Float32Array(END_COUNT * HIDDEN_UNITS),
  lastBias: new Float32Array(END_COUNT),
});

/**
 * The value that was learned: the chances of every end for somebody who goes on.
 *
 *     features ──> UNITS, none below 0 ──> END_COUNT chances that add up to 1
 */
export class ResistNet {
  readonly weights: ResistWeights;
  readonly look = new FeatureVector();
  readonly units = new Float32Array(HIDDEN_UNITS);
  readonly chances = new Float64Array(END_COUNT);

  constructor(weights: ResistWeights) {
    this.weights = weights;
  }

  /** Judges going on where it is asked; `chances` hold what it found. Returns what they are worth. */
  judge(position: Position): number {
    this.look.take(position);
    this.forward();
    return expectedUtility(this.chances, position[POINTS]);
  }

  /** From the look taken to the chances. */
  forward(): void {
    const { rows, bias, last, lastBias } = this.weights;
    const { units, chances, look } = this;
    units.set(bias);
    for (let n = 0; n < look.count; n++) {
      const row = look.at[n] * HIDDEN_UNITS;
      const value = look.value[n];
      for (let unit = 0; unit < HIDDEN_UNITS; unit++) units[unit] += value * rows[row + unit];
    }
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) if (units[unit] < 0) units[unit] = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let end = 0; end < END_COUNT; end++) {
      let sum = lastBias[end];
      const row = end * HIDDEN_UNITS;
      for (let unit = 0; unit < HIDDEN_UNITS; unit++) sum += units[unit] * last[row + unit];
      chances[end] = sum;
      if (sum > most) most = sum;
    }
    let all = 0;
    for (let end = 0; end < END_COUNT; end++) {
      chances[end] = Math.exp(chances[end] - most);
      all += chances[end];
    }
    for (let end = 0; end < END_COUNT; end++) chances[end] /= all;
  }
}
