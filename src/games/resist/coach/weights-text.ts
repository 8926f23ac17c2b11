import { blankWeights, HIDDEN_UNITS, type ResistWeights } from './value-net.ts';

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
