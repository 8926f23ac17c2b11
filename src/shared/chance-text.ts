import * as m from '#messages';
import { getLocale } from '#messages/runtime';

/* Chances in words: in points of a hundred, no finer than anybody can know them. */

/** A chance as a percentage: what can still happen is never told as 0, what can fail never as 100. */
export function percentText(chance: number): string {
  if (chance > 0 && chance < 0.005) return m.play_coach_less_than({ percent: percent(0.01) });
  if (chance < 1 && chance > 0.995) return m.play_coach_more_than({ percent: percent(0.99) });
  return percent(chance);
}

const percent = (chance: number): string =>
  new Intl.NumberFormat(getLocale(), { style: 'percent' }).format(chance);

/** A change of a chance in points, with its sign: "+12", "−3"; "0" where it rounds to nothing. */
export const changeText = (change: number): string =>
  new Intl.NumberFormat(getLocale(), { signDisplay: 'exceptZero' })
    .format(Math.round(change * 100) || 0)
    .replace('-', '\u2212');

/** How far the luck of the simulations may carry a number, in 19 cases of 20; in points, rounded up. */
export const noisePoints = ({ standardError }: { readonly standardError: number }): number =>
  Math.max(0, Math.ceil(200 * standardError - 1e-9));

export const countText = (count: number): string => count.toLocaleString(getLocale());
