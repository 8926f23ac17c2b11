import { getLocale } from '#messages/runtime';
import { type Fraction, fractionNumber } from '#shared/fraction.ts';

/** An exact chance as a whole percent. */
export const percent = (fraction: Fraction): string => chancePercent(fractionNumber(fraction));

/** A chance as a whole percent; what is possible is never told as 0 %, nor what is not sure as 100 %. */
export function chancePercent(chance: number): string {
  const shown = chance > 0 && chance < 0.01 ? 0.01 : chance > 0.99 && chance < 1 ? 0.99 : chance;
  const text = new Intl.NumberFormat(getLocale(), { style: 'percent' }).format(shown);
  if (chance > 0 && chance < 0.01) return `<${text}`;
  return chance > 0.99 && chance < 1 ? `>${text}` : text;
}
