import { isCard, isDraw } from '#games/maquis/coach/analysis.ts';
import type { MaquisAnalysis } from '#games/maquis/coach/index.ts';
import { utilityOf } from '#games/maquis/coach/utility.ts';
import { type Position, tableOf, withoutSecrets } from '#games/maquis/engine/index.ts';
import { playerView } from '#games/maquis/engine/player-view.ts';
import { beforeCard, type Mistake, withError } from '#games/maquis/review/review.ts';
import { freshPuzzle } from '#play/puzzles/own-puzzle.ts';
import { freshSeed } from '#shared/seeds.ts';
import { coach } from '../coach.ts';
import { DRAWING, type MyPuzzle, storedRank } from './own.ts';

/** How long the moment is thought about, once and for all. */
const PUZZLE_LOOK = 8000;

/** Makes a puzzle of a moment. Rejects where the coach cannot be asked. */
export async function puzzleOfMoment(position: Position, { played }: Mistake): Promise<MyPuzzle> {
  const view = playerView(position);
  const analysis = await coach.analyse({ view, seed: 'puzzle', simulations: PUZZLE_LOOK });
  return {
    version: 1,
    ...freshPuzzle(freshSeed(), isDraw(played) ? DRAWING : played),
    table: withoutSecrets(tableOf(position)),
    moves: rankedChoices(analysis),
  };
}

/** What can be chosen, the best first; where cards may come, drawing one is a single choice. */
export function rankedChoices({ moves }: MaquisAnalysis): MyPuzzle['moves'] {
  const choices = moves
    .filter((one) => !isCard(one))
    .map((one) => ({ move: one.move, ...withError(one) }));
  const ranked =
    choices.length === moves.length
      ? choices
      : [...choices, { move: DRAWING, ...beforeCard(moves) }].sort(
          (a, b) => utilityOf(b) - utilityOf(a),
        );
  return ranked.map(storedRank);
}
