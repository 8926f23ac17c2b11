import type { ResistChances } from '#games/resist/review/index.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';

/** "wins 64%, give or take 2, major or epic 12%". */
export function resultChancesText(
  { win, major }: Pick<ResistChances, 'win' | 'major'>,
  noise = 0,
): string {
  const terms = { win: percentText(win), major: percentText(major) };
  return noise > 0
    ? m.resist_review_chances_about({ ...terms, noise })
    : m.resist_review_chances(terms);
}
