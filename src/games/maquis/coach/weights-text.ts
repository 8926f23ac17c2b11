import type { Signs } from './signs.ts';
import { DEEP_UNITS, RESULTS, UNITS, type Weights } from './value-net.ts';

/*
 * Weights as a text that any page and any program can load without asking anybody:
 *
 *     which rows there are (1 bit each)  those rows (1 byte a unit)
 *     scale  bias  deep  deepBias  last  lastBias (4 bytes each, little end first)
 *
 * in base64. The rows of an ordered sign stand as the steps from answer to answer; added up they are
 * what each answer weighs. Steps are small, so a byte is fine enough. Rows of zeros, for answers that
 * no game ever gave, are left out.
 */

const FLOATS = [UNITS, UNITS, UNITS * DEEP_UNITS, DEEP_UNITS, DEEP_UNITS * RESULTS, RESULTS];
const FLOAT_BYTES = 4 * FLOATS.reduce((sum, length) => sum + length, 0);
const mapBytes = ({ rows }: Signs): number => Math.ceil(rows / 8);

/** What a row adds to the row before it in the same sign; the whole row where it is the first. */
const isFirst = ({ rowFloor }: Signs, row: number): boolean => rowFloor[row] === row;

/** The text that {@link weightsFrom} reads. Rows are rounded to a byte, unit by unit. */
export function weightsText(
  { rows, scale, bias, deep, deepBias, last, lastBias }: Weights,
  signs: Signs,
): string {
  const steps = Float64Array.from(rows, (weight, at) =>
    isFirst(signs, Math.floor(at / UNITS)) ? weight : weight - rows[at - UNITS],
  );
  const coarse = Float64Array.from({ length: UNITS }, (_, unit) => {
    let most = 127;
    for (let at = unit; at < steps.length; at += UNITS) most = Math.max(most, Math.abs(steps[at]));
    return most / 127;
  });
  const map = new Uint8Array(mapBytes(signs));
  const bytes: number[] = [];
  for (let row = 0; row < signs.rows; row++) {
    const step = Array.from(steps.subarray(row * UNITS, (row + 1) * UNITS), (weight, unit) =>
      Math.round(weight / coarse[unit]),
    );
    if (step.every((weight) => weight === 0)) continue;
    map[row >> 3] |= 1 << (row & 7);
    bytes.push(...step.map((weight) => weight & 255));
  }
  const floats = new DataView(new ArrayBuffer(FLOAT_BYTES));
  const fine = scale.map((size, unit) => size * coarse[unit]);
  [fine, bias, deep, deepBias, last, lastBias]
    .flatMap((part) => [...part])
    .forEach((number, n) => {
      floats.setFloat32(4 * n, number, true);
    });
  const all = [...map, ...bytes, ...new Uint8Array(floats.buffer)];
  return btoa(all.map((byte) => String.fromCharCode(byte)).join(''));
}

/**
 * The weights in a text.
 *
 * @throws {RangeError} where the text is of another size than these signs and units need
 */
export function weightsFrom(text: string, signs: Signs): Weights {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const isThere = (row: number): boolean => ((bytes[row >> 3] >>> (row & 7)) & 1) === 1;
  const view = new DataView(bytes.buffer);
  const rows = new Int16Array(signs.rows * UNITS);
  let at = mapBytes(signs);
  for (let row = 0; row < signs.rows; row++) {
    const to = row * UNITS;
    if (!isFirst(signs, row)) rows.copyWithin(to, to - UNITS, to);
    if (!isThere(row)) continue;
    if (at + UNITS > bytes.length) break;
    for (let unit = 0; unit < UNITS; unit++) rows[to + unit] += view.getInt8(at++);
  }
  if (at + FLOAT_BYTES !== bytes.length) {
    throw new RangeError(
      `the weights have ${bytes.length} bytes, not the ${at + FLOAT_BYTES} of these signs`,
    );
  }
  const [scale, bias, deep, deepBias, last, lastBias] = FLOATS.map((length) => {
    const part = Float32Array.from({ length }, (_, n) => view.getFloat32(at + 4 * n, true));
    at += 4 * length;
    return part;
  });
  return { rows, scale, bias, deep, deepBias, last, lastBias };
}
