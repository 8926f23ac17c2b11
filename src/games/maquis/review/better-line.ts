import type { RemoteAdvisor } from '#play/advice/pool.ts';
import type { PlayedGame } from '#play/review/review.ts';
import { isCard, isDraw } from '../coach/analysis.ts';
import type { MaquisAnalysis } from '../coach/index.ts';
import {
  cardDrawnBySite,
  type Maquis,
  outcomeOf,
  type Position,
  parseMove,
  phaseOf,
  play,
  readMove,
  snapshotOf,
} from '../engine/index.ts';
import { playerView } from '../engine/player-view.ts';

/** The whole answer to a question about a moment. */
export type Analyse = RemoteAdvisor<Maquis, MaquisAnalysis>['analyse'];

/** How many simulations each choice of a line gets. */
const LINE_LOOK = 400;

/**
 * What follows from a better choice until the next morning: the coach goes on as it thinks best, and
 * the cards come as they came in the game. The coach does not know them.
 *
 * @returns moves as they stand in a record, the better choice first
 */
export async function betterLine(
  game: PlayedGame<Position>,
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

/**
 * The position after a move as it stands in a record.
 *
 * @throws where it is none, or is not legal there
 */
export function positionAfter(position: Position, text: string): Position {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text} is no move`);
  return play(position, parsed.move).position;
}

/** The card that a game's seed deals next, as a move: drawn, looked at or turned over. */
function cardDealt(position: Position): string {
  const phase = phaseOf(position);
  const kind = phase === 'look' || phase === 'reveal' ? phase : 'patrol';
  return `${kind}:${cardDrawnBySite(position)}`;
}
