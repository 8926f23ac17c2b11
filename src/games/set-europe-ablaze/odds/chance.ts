/** A chance as a count: so many of all equally likely rolls, in whole numbers of any size. */
export interface Chance {
  /** The rolls in which it happens. */
  readonly ways: bigint;
  /** All rolls, at least 1. */
  readonly of: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** A chance in lowest terms, such as `73/90`, `0/1` or `1/1`. */
export function fractionText({ ways, of }: Chance): string {
  const shared = divisor(of, ways);
  return `${ways / shared}/${of / shared}`;
}

/**
 * Percent for a glance, with as many digits behind the point as asked for, rounded to the nearest.
 * Exact until the last digit: nothing is computed in floating point before it.
 */
export function percent({ ways, of }: Chance, digits = 0): number {
  const scale = 10n ** BigInt(digits);
  const doubled = (ways * 200n * scale) / of;
  return Number((doubled + 1n) / 2n) / Number(scale);
}
