import * as m from '#messages';
import { type Fraction, fractionNumber } from '#shared/fraction.ts';

/** A chance in whole per cent; what can happen is never told as none, nor what may fail to as certain. */
export function percent(chance: Fraction): string {
  const share = fractionNumber(chance);
  const figure = Math.round(100 * share);
  const told = share === 0 || share === 1 ? figure : Math.min(99, Math.max(1, figure));
  return m.poilus_per_cent({ figure: String(told) });
}
