import { getLocale } from '#messages/runtime';
import { type Fraction, fractionNumber } from './fraction.ts';

/* Chances in words: in points of a hundred, no finer than anybody can know them. */

/**
 * A chance as a percentage: "64%". What can still happen is never told as 0% but as "<1%", what can
 * fail never as 100% but as ">99%".
 *
 * @param digits at most so many behind the point
 */
export function percentText(chance: number | Fraction, digits = 0): string {
  const share = typeof chance === 'number' ? chance : fractionNumber(chance);
  const style = { style: 'percent', maximumFractionDigits: digits } as const;
  const { format } = new Intl.NumberFormat(getLocale(), style);
  const least = 10 ** -(digits + 2);
  if (share > 0 && share < least / 2) return `<${format(least)}`;
  if (share < 1 && share >= 1 - least / 2) return `>${format(1 - least)}`;
  return format(share);
}

/** How far the luck of the simulations may carry a number, in 19 cases of 20; in points, rounded up. */
export const noisePoints = ({ standardError }: { readonly standardError: number }): number =>
  Math.max(0, Math.ceil(200 * standardError - 1e-9));

export const countText = (count: number): string => count.toLocaleString(getLocale());
