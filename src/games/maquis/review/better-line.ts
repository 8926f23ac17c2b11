import { isCard } from '../coach/analysis.ts';
import { outcomeOf, type Position, readMove, snapshotOf } from '../engine/index.ts';
import { playerView } from '../engine/sight.ts';
import type { PlayedGame } from './review.ts';
import type { Analyse } from './reviewing.ts';
import { cardDealt, isDraw, positionAfter } from './stepping.ts';

/** How many simulations each choice of a line gets. */
const LINE_LOOK = 400;

/**
 * What follows from a better choice until the next morning: the coach goes on as it thinks best, and
 * the cards come as they came in the game. The coach does not know them.
 *
 * @returns moves as they stand in a record, the better choice first
 */
export async function betterLine(
  game: PlayedGame,
  step: number,
  better: string,
  analyse: Analyse,
): Promise<readonly string[]> {
  const cards = game.moves.slice(step).filter(isDraw);
  const moves: string[] = [];
  const { day } = snapshotOf(game.positions[step]);
  let position = game.positions[step];
  let next: string | undefined = better;
  while (next !== undefined) {
    moves.push(next);
    position = positionAfter(position, next);
    if (outcomeOf(position) || snapshotOf(position).day !== day) return moves;
    const analysis = await analyse({
      view: playerView(position),
      seed: `line ${step} ${moves.length}`,
      simulations: LINE_LOOK,
    });
    const [best] = analysis.moves;
    next = isCard(best) ? cardAt(position, cards.shift()) : best.move;
  }
  return moves;
}

/** The card of the game, where it can come; else the one that the seed deals. */
const cardAt = (position: Position, text: string | undefined): string =>
  text && 'move' in readMove(position, text) ? text : cardDealt(position);
