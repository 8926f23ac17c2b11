/**
 * Going through a game of Les Poilus with the coach. The curve knows all hands, as everybody does once
 * the game is over, but not the deck, and goes on by the plain conventions: a choice moves it by what it
 * came to beside the convention in its place. Whether the choice was right is judged by what its player
 * could know.
 */

import type { RemoteTasks } from '#play/advice/pool.ts';
import {
  type Compared,
  type MomentAnalysis,
  type RankedMistake,
  type RankedMove,
  type RankedReview,
  reviewerOf,
} from '#play/review/ranked-moments.ts';
import type { Chances, PlayedGame, Reviewer } from '#play/review/review.ts';
import type { PoilusMove, PoilusTasks } from '../coach/index.ts';
import { type LesPoilus, type Position, playerView, poilusRules } from '../engine/index.ts';

export type PoilusGame = PlayedGame<Position>;

/** How many games are played on from each moment, for each choice, and for one that is doubtful. */
const OUTLOOK = 2000;
const FIRST_LOOK = 600;
const SECOND_LOOK = 4000;

/** How the coach goes through a game of Les Poilus. */
export function poilusReviewer(
  { positions, moves }: PoilusGame,
  coach: RemoteTasks<PoilusTasks>,
): Reviewer<MomentAnalysis, RankedMistake, Compared, RankedReview> {
  const rank = async (at: number, lines: number, seed: string, among?: readonly string[]) => {
    const position = positions[at];
    const [seat] = poilusRules.turn(position).seats;
    const view = playerView(position, seat);
    const ranking = await coach.ranking({ view, lines, seed, ...(among ? { among } : {}) });
    return ranking.map(rankedMove);
  };
  return reviewerOf<LesPoilus, Chances, RankedMove>(
    { positions, moves },
    {
      rules: poilusRules,
      goesOnAsUsual: true,
      atEnd: ({ result }) => ({ win: result === 'win' ? 1 : 0, standardError: 0 }),
      async look(at, isChoice) {
        const seed = `review ${at}`;
        const [{ wins, error }, ranking] = await Promise.all([
          coach.outlook({ position: positions[at], lines: OUTLOOK, seed }),
          isChoice ? rank(at, FIRST_LOOK, seed) : [],
        ]);
        return { chances: { win: wins, standardError: error }, moves: ranking };
      },
      async compare(at, better, played) {
        const ranking = await rank(at, SECOND_LOOK, `again ${at}`, [better, played]);
        const [best, other] = [better, played].map((text) =>
          ranking.find(({ move }) => move === text),
        );
        if (!best || !other) throw new Error('the coach answered something else');
        return { best, other };
      },
    },
  );
}

/** A team wins or it does not: by nothing else is one move better than another. */
const rankedMove = ({ move, simulations, standardError, chances }: PoilusMove): RankedMove => ({
  move,
  simulations,
  win: chances.win,
  standardError,
  worth: chances.win,
  worthError: standardError,
});
