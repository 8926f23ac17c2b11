import * as m from '#messages';

/** What a check number is counted from: all dice of both sides, and what is added or taken off. */
export function checkText(modifier: number): string {
  if (modifier === 0) return m.ablaze_check_dice();
  return modifier < 0
    ? m.ablaze_check_less({ count: -modifier })
    : m.ablaze_check_more({ count: modifier });
}
