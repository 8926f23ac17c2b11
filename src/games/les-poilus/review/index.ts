/**
 * Going through a game of Les Poilus with the coach. The curve knows all hands, as everybody does once
 * the game is over, but not the deck, and goes on by the plain conventions: a choice moves it by what it
 * came to beside the convention in its place. Whether the choice was right is judged by what its player
 * could know.
 */

import {
  type Compared,
  type MomentAnalysis,
  type RankedMistake,
  type RankedMove,
  type RankedReview,
  reviewerOf,
} from '#play/review/ranked-moments.ts';
import type { Chances, PlayedGame } from '#play/review/review.ts';
import type { Reviewer } from '#play/review/reviewing.ts';
import { type AdvisedMove, type Outlook, outlookFrom, rankMoves } from '../coach/index.ts';
import {
  type LesPoilus,
  type Position,
  playerView,
  rules,
  type SeatView,
} from '../engine/index.ts';

export type PoilusReview = RankedReview;
export type PoilusMistake = RankedMistake;
export type PoilusGame = PlayedGame<Position>;

/** What a coach is asked about a game that is over. */
export type ReviewQuestion = { readonly seed: string; readonly lines: number } & (
  | { readonly asks: 'outlook'; readonly position: Position }
  | { readonly asks: 'ranking'; readonly sight: SeatView; readonly among?: readonly string[] }
);

export type ReviewAnswer =
  | { readonly outlook: Outlook }
  | { readonly ranking: readonly AdvisedMove[] };

/** The same question gets the same answer. */
export function answerFor(question: ReviewQuestion): ReviewAnswer {
  const { lines, seed } = question;
  return question.asks === 'outlook'
    ? { outlook: outlookFrom(question.position, lines, seed) }
    : { ranking: rankMoves(question.sight, lines, seed, question.among) };
}

export type AskCoach = (question: ReviewQuestion) => Promise<ReviewAnswer>;

/** How many games are played on from each moment, for each choice, and for one that is doubtful. */
const OUTLOOK = 2000;
const FIRST_LOOK = 600;
const SECOND_LOOK = 4000;

/** How the coach goes through a game of Les Poilus. */
export function poilusReviewer(
  { positions, moves }: PoilusGame,
  ask: AskCoach,
): Reviewer<MomentAnalysis, PoilusMistake, Compared, PoilusReview> {
  const rank = async (at: number, lines: number, seed: string, among?: readonly string[]) => {
    const position = positions[at];
    const [seat] = rules.turn(position).seats;
    const sight = playerView(position, seat);
    const answer = await ask({ asks: 'ranking', sight, lines, seed, ...(among ? { among } : {}) });
    return 'ranking' in answer ? answer.ranking.map(rankedMove) : [];
  };
  return reviewerOf<LesPoilus, Chances, RankedMove>(
    { positions, moves },
    {
      rules,
      goesOnAsUsual: true,
      atEnd: ({ result }) => ({ win: result === 'win' ? 1 : 0, standardError: 0 }),
      async look(at, isChoice) {
        const seed = `review ${at}`;
        const [answer, ranking] = await Promise.all([
          ask({ asks: 'outlook', position: positions[at], lines: OUTLOOK, seed }),
          isChoice ? rank(at, FIRST_LOOK, seed) : [],
        ]);
        if (!('outlook' in answer)) throw new Error('the coach answered something else');
        const { wins, error } = answer.outlook;
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
const rankedMove = ({ move, wins, error, lines }: AdvisedMove): RankedMove => ({
  move,
  simulations: lines,
  win: wins,
  standardError: error,
  worth: wins,
  worthError: error,
});
