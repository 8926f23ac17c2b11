import type { RemoteAdvisor } from '#play/advice/pool.ts';
import {
  type ReviewProgress as AnyProgress,
  type Reviewer,
  Reviewing,
} from '#play/review/review.ts';
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
import {
  beforeCard,
  chancesAtEnd,
  confirmed,
  doubtAt,
  type MaquisMomentAnalyses,
  type Mistake,
  needsSecondLook,
  type PlayedGame,
  type Review,
  reviewOf,
  type SecondLook,
} from './review.ts';

/** The whole answer to a question about a moment. */
export type Analyse = RemoteAdvisor<Maquis, MaquisAnalysis>['analyse'];

/** How many simulations each moment gets, and each branch of a doubtful choice. */
const FIRST_LOOK = 400;
const SECOND_LOOK = 2000;

type ReviewProgress = AnyProgress<Review>;

/** How the coach goes through a game of Maquis. */
function reviewerOf(
  game: PlayedGame,
  analyse: Analyse,
): Reviewer<MaquisAnalysis, Mistake, SecondLook, Review> {
  const { positions, moves } = game;
  const allDoubts = (looks: MaquisMomentAnalyses): readonly Mistake[] =>
    moves.flatMap((_, step) => doubtAt(game, looks, step) ?? []);
  return {
    moments: positions.flatMap((position, at) => (chancesAtEnd(position) ? [] : [at])),
    look: (at) =>
      analyse({
        view: playerView(positions[at]),
        seed: `review ${at}`,
        simulations: FIRST_LOOK,
      }),
    doubts: (looks) => allDoubts(looks).filter((doubt) => needsSecondLook(game, doubt)),
    lookAgain: (doubt) => lookAgain(game, analyse, doubt),
    review(looks, again) {
      const doubts = again ? allDoubts(looks) : [];
      const mistakes = doubts.flatMap((doubt) => {
        if (!needsSecondLook(game, doubt)) return [doubt];
        const second = again?.get(doubt.step);
        return (second && confirmed(doubt, second)) ?? [];
      });
      return reviewOf(game, looks, mistakes);
    },
  };
}

async function lookAgain(
  { positions }: PlayedGame,
  analyse: Analyse,
  { step, better, played }: Mistake,
): Promise<SecondLook> {
  const before = positions[step];
  const ask = (position: Position, which: string) =>
    analyse({
      view: playerView(position),
      seed: `again ${step} ${which}`,
      simulations: SECOND_LOOK,
    });
  const look = async (position: Position, which: string) =>
    chancesAtEnd(position) ?? (await ask(position, which));
  const best = await look(positionAfter(before, better), 'better');
  if (!isDraw(played)) return { best, other: await look(positions[step + 1], 'played') };
  // Drawing instead of shooting: every card counts, not only the one that came.
  const drawn = await ask(before, 'played');
  return { best, other: beforeCard(drawn.moves) };
}

/** Goes through a game of Maquis, so many moments at once. */
export const reviewing = (
  game: PlayedGame,
  analyse: Analyse,
  tell: (progress: ReviewProgress) => void,
  atOnce: number,
) => new Reviewing(reviewerOf(game, analyse), tell, atOnce);

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
