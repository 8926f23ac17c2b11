import type { Advice } from '#maquis/coach/index.ts';
import { worthOf } from '#maquis/coach/worth.ts';
import { type Position, tableOf, withoutSecrets } from '#maquis/engine/index.ts';
import { sightOf } from '#maquis/engine/sight.ts';
import { isCard } from '#maquis/review/merged-advice.ts';
import type { Mistake } from '#maquis/review/review.ts';
import { beforeCard } from '#maquis/review/standing.ts';
import { theCoaches } from '../the-coaches.ts';
import { DRAWING, freshPuzzleId, type OwnPuzzle } from './own-puzzle.ts';

/** How long the moment is thought about, once and for all. */
const PUZZLE_LOOK = 8000;

/** Makes a puzzle of a moment. Rejects where the coach cannot be asked. */
export async function makePuzzle(position: Position, { played }: Mistake): Promise<OwnPuzzle> {
  const advice = await theCoaches().look(sightOf(position), 'puzzle', PUZZLE_LOOK);
  return {
    version: 1,
    id: freshPuzzleId(),
    made: Date.now(),
    table: withoutSecrets(tableOf(position)),
    played: played.startsWith('patrol:') ? DRAWING : played,
    moves: rankingOf(advice),
    isSolved: false,
  };
}

/** What can be chosen, the best first; where cards may come, drawing one is a single choice. */
export function rankingOf({ moves }: Advice): OwnPuzzle['moves'] {
  const choices = moves
    .filter((one) => !isCard(one))
    .map(({ move, win, draw, loss, sureness }) => ({ move, win, draw, loss, sureness }));
  if (choices.length === moves.length) return choices;
  return [...choices, { move: DRAWING, ...beforeCard(moves) }].sort(
    (a, b) => worthOf(b) - worthOf(a),
  );
}
