import * as m from '#messages';
import { noisePoints, percentText } from '#shared/chance/chance-text.ts';
import type { ResultChances } from '../coach/index.ts';
import { goalPairOf, movePartsOf, type Position, parseMove } from '../engine/index.ts';
import { moveWithPlace } from './actions.ts';
import { placeWithGoal } from './in-sentences.ts';

/*
 * The coach's words: moves and chances. Chances are told in points of a hundred, no finer than he
 * can know them.
 */

/** A move of the record as the coach names it: where, and what. */
export function advisedMoveText(position: Position, text: string): string {
  const parsed = parseMove(text);
  if ('fault' in parsed) return text;
  const parts = movePartsOf(parsed.move);
  switch (parts.kind) {
    case 'place':
      if (parts.withFakeId) return moveWithPlace(position, parsed.move);
      return placeWithGoal(parts.place, goalPairOf(position));
    case 'patrol':
      return m.maquis_coach_card({ card: parts.card });
    default:
      return moveWithPlace(position, parsed.move);
  }
}

/** "wins 64% ± 2, draws 5%"; where nothing can be a draw, as in the boxed editions, of wins alone. */
export function chancesText(chances: ResultChances & { readonly standardError: number }): string {
  const noise = noisePoints(chances);
  const win = percentText(chances.win);
  if (chances.draw === 0) {
    return noise > 0 ? m.maquis_coach_wins_about({ win, noise }) : m.maquis_coach_wins({ win });
  }
  const terms = { win, draw: percentText(chances.draw) };
  return noise > 0
    ? m.maquis_coach_chances_about({ ...terms, noise })
    : m.maquis_coach_chances(terms);
}
