import { sideBySide } from '#games/maquis/i18n/in-sentences.ts';
import { questionText } from '#games/maquis/i18n/puzzles.ts';
import type { StatedPuzzle } from '#games/maquis/puzzles/stated-puzzle.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import type { Variation } from './variation.ts';

/** Which cards beat a wrong choice, and what is missed then: an exercise has no lesson to say it. */
export function reasonText(
  { moves, first, answers }: Pick<Variation, 'moves' | 'first' | 'answers'>,
  { table }: Pick<StatedPuzzle, 'table'>,
): string {
  const cards = moves
    .slice(first)
    .flatMap((move) => (move.startsWith('patrol:') ? [move.slice('patrol:'.length)] : []));
  const missed = answers
    .filter(({ holds }) => !holds)
    .map(({ question }) => questionText(question, table.goals));
  if (missed.length === 0) return '';
  const parts = sideBySide(missed);
  return cards.length > 0
    ? m.maquis_exercise_beaten_by({ cards: listed(cards), parts })
    : m.maquis_exercise_missed({ parts });
}
