/**
 * A row of digits of different radices in one whole number: each digit is below a bound of its own,
 * and both sides know the bounds. It takes as many bits as there really are choices; a choice of one
 * takes none.
 */

/** A digit and the bound it is below. */
export type Digit = readonly [digit: number, bound: number];

/**
 * Packs the digits into a number, the first lowest.
 *
 * @param rest another number, behind all of them
 */
export function packed(digits: readonly Digit[], rest = 0n): bigint {
  return digits.reduceRight((value, [digit, bound]) => value * BigInt(bound) + BigInt(digit), rest);
}

/** Takes digits out of a packed number, in the order they were put in. */
export class DigitReader {
  #left: bigint;

  constructor(value: bigint) {
    this.#left = value;
  }

  /** The next digit. Past the last there are only zeros. */
  next(bound: number): number {
    if (bound === 1) return 0;
    const digit = this.#left % BigInt(bound);
    this.#left /= BigInt(bound);
    return Number(digit);
  }

  /** What stands behind the digits that were taken. */
  rest(): bigint {
    return this.#left;
  }

  /** Whether nothing but zeros is left. */
  isDone(): boolean {
    return this.#left === 0n;
  }
}
