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

/*
 * Weights as a text that any page and any program can load without asking anybody, in base64:
 *
 *     a scale for each unit (4 bytes each, little end first)   the rows (1 byte a unit)
 *     bias   last   lastBias (4 bytes each)
 */

const BYTES_OF_FLOAT = 4;

/** The text that {@link resistWeightsFrom} reads. Rows are rounded to a byte, unit by unit. */
export function resistWeightsText({ rows, bias, last, lastBias }: ResistWeights): string {
  const scale = Float32Array.from({ length: HIDDEN_UNITS }, (_, unit) => {
    let most = 1e-6;
    for (let at = unit; at < rows.length; at += HIDDEN_UNITS)
      most = Math.max(most, Math.abs(rows[at]));
    return most / 127;
  });
  const bytes = Uint8Array.from(
    rows,
    (weight, at) => Math.round(weight / scale[at % HIDDEN_UNITS]) & 255,
  );
  const text = [floatBytes(scale), bytes, ...[bias, last, lastBias].map(floatBytes)];
  const all = text.flatMap((part) => [...part]);
  return btoa(all.map((byte) => String.fromCharCode(byte)).join(''));
}

function floatBytes(part: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(part.length * BYTES_OF_FLOAT));
  for (const [n, number] of part.entries()) view.setFloat32(n * BYTES_OF_FLOAT, number, true);
  return new Uint8Array(view.buffer);
}

/**
 * The weights in a text.
 *
 * @throws {RangeError} where the text is of another size than these features and units need
 */
export function resistWeightsFrom(text: string): ResistWeights {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const weights = blankWeights();
  const { rows, bias, last, lastBias } = weights;
  const floats = HIDDEN_UNITS + bias.length + last.length + lastBias.length;
  const wanted = floats * BYTES_OF_FLOAT + rows.length;
  if (bytes.length !== wanted) {
    throw new RangeError(
      `the weights have ${bytes.length} bytes, not the ${wanted} of these features`,
    );
  }
  const view = new DataView(bytes.buffer);
  let at = 0;
  const float = (): number => {
    at += BYTES_OF_FLOAT;
    return view.getFloat32(at - BYTES_OF_FLOAT, true);
  };
  const scale = Float32Array.from({ length: HIDDEN_UNITS }, float);
  for (let n = 0; n < rows.length; n++) rows[n] = view.getInt8(at++) * scale[n % HIDDEN_UNITS];
  for (const part of [bias, last, lastBias])
    for (let n = 0; n < part.length; n++) part[n] = float();
  return weights;
}
