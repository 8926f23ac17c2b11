/**
 * A chance as a count: so many of all ordered deals of the patrol cards still to come. Deals are all
 * equally likely, so the two whole numbers say it exactly.
 */
export interface Chance {
  /** The deals in which it happens. */
  readonly deals: number;
  /** All deals, at least 1. */
  readonly of: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The same chance in lowest terms: 584 of 720 is 73 of 90, and never is 0 of 1. */
export function lowestTerms({ deals, of }: Chance): Chance {
  const shared = divisor(of, deals);
  return { deals: deals / shared, of: of / shared };
}

/** A chance as a fraction in lowest terms, such as `73/90`, `0/1` or `1/1`. */
export function chanceFraction(chance: Chance): string {
  const { deals, of } = lowestTerms(chance);
  return `${deals}/${of}`;
}

/** The nearest number, 0 to 1. */
export const chanceNumber = ({ deals, of }: Chance): number => deals / of;
