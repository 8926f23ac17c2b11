/** An exact chance: so many of so many equally likely cases, in lowest terms. */
export interface Chance {
  readonly cases: bigint;
  /** At least 1. */
  readonly of: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** The same chance in lowest terms: never is 0 of 1. */
export function chanceOf(cases: bigint, of: bigint): Chance {
  const shared = divisor(of, cases);
  return { cases: cases / shared, of: of / shared };
}

export const sumOf = (one: Chance, other: Chance): Chance =>
  chanceOf(one.cases * other.of + other.cases * one.of, one.of * other.of);

/** The chance that it does not happen. */
export const otherwise = ({ cases, of }: Chance): Chance => chanceOf(of - cases, of);

export const NEVER: Chance = { cases: 0n, of: 1n };

/** A chance as a fraction, such as `13/57`, `0/1` or `1/1`. */
export const fractionText = ({ cases, of }: Chance): string => `${cases}/${of}`;

/** A chance as a number from 0 to 1. */
export const numberOf = ({ cases, of }: Chance): number => Number(cases) / Number(of);

/**
 * Whole percent for a glance. What can happen is never shown as 0 and what can fail never as 100.
 */
export function wholePercent(chance: Chance): number {
  const share = numberOf(chance);
  if (share === 0 || share === 1) return share * 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
