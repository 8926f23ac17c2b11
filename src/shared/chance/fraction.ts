/** An exact fraction in lowest terms; the whole numbers may be of any size. */
export interface Fraction {
  readonly ways: bigint;
  /** At least 1. */
  readonly of: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** A fraction in lowest terms: 584 of 720 is 73 of 90, and never is 0 of 1. */
export function fraction(ways: number | bigint, of: number | bigint): Fraction {
  const [top, bottom] = [BigInt(ways), BigInt(of)];
  const shared = divisor(bottom, top);
  return { ways: top / shared, of: bottom / shared };
}

export const NEVER: Fraction = Object.freeze({ ways: 0n, of: 1n });
export const SURE: Fraction = Object.freeze({ ways: 1n, of: 1n });

export const isMore = (one: Fraction, other: Fraction): boolean =>
  one !== other && one.ways * other.of > other.ways * one.of;

export const isSame = (one: Fraction, other: Fraction): boolean =>
  one.ways === other.ways && one.of === other.of;

export const sum = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.ways * b.of + b.ways * a.of, a.of * b.of);

export const product = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.ways * b.ways, a.of * b.of);

/** As `73/90`, `0/1` or `1/1`. */
export const fractionText = ({ ways, of }: Fraction): string => `${ways}/${of}`;

/** The fraction that such a text stands for. */
export function fractionIn(text: string): Fraction {
  const [ways = 0n, of = 1n] = text.split('/').map(BigInt);
  return fraction(ways, of);
}

/** The nearest number, for a glance or a diagram. */
export const fractionNumber = ({ ways, of }: Fraction): number => Number(ways) / Number(of);
