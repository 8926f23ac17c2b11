/** Going through a game of RESIST! with the coach: where it turned, luck told from choice. */

import type { RemoteAdvisor } from '#play/advice/pool.ts';
import {
  type Compared,
  type MomentAnalysis,
  type RankedMistake,
  type RankedMove,
  type RankedReview,
  reviewerOf,
} from '#play/review/ranked-moments.ts';
import type { Chances, PlayedGame, Reviewer } from '#play/review/review.ts';
import {
  type AdviceReason,
  type ResistAnalysis,
  type ResistMove,
  victoryChance,
} from '../coach/index.ts';
import { type Outcome, type Position, type Resist, resistRules } from '../engine/index.ts';

/** The chance of a victory of any kind, and of one that is major or epic. */
export interface ResistChances extends Chances {
  readonly major: number;
}

/** A choice as the coach ranks it, with what it can come to. */
export interface ResistChoice extends RankedMove {
  readonly chances: ResistMove['chances'];
  readonly reasons: readonly AdviceReason[];
}

/** A choice as a puzzle of one's own keeps it. */
export interface ResistRank extends RankedMove {
  readonly major: number;
}

type ResistLook = MomentAnalysis<ResistChances, ResistChoice>;
export type ResistMistake = RankedMistake<ResistChances, ResistChoice>;
export type ResistReview = RankedReview<ResistChances, ResistChoice>;
export type ResistGame = PlayedGame<Position>;

/** The whole answer to a question about a moment. */
type ResistAnalyse = RemoteAdvisor<Resist, ResistAnalysis>['analyse'];

/** How many games are simulated for each moment, and for each branch of a doubtful choice. */
const FIRST_LOOK = 1000;
const SECOND_LOOK = 4000;

/** How the coach goes through a game of RESIST!. */
export function resistReviewer(
  game: ResistGame,
  analyse: ResistAnalyse,
): Reviewer<ResistLook, ResistMistake, Compared<ResistChoice>, ResistReview> {
  const lookAt = async (position: Position, seed: string, simulations: number) =>
    analyse({ view: resistRules.playerView(position), seed, simulations });
  return reviewerOf<Resist, ResistChances, ResistChoice>(game, {
    rules: resistRules,
    atEnd,
    look: async (at) => lookOf(await lookAt(game.positions[at], `review ${at}`, FIRST_LOOK)),
    async compare(at, better, played) {
      const follow = async (move: string): Promise<ResistChoice> => {
        const taken = resistRules.apply(game.positions[at], { move });
        if ('reasons' in taken) throw new Error(`${move} is refused: ${taken.reasons[0]?.code}`);
        const advice = await lookAt(taken.position, `again ${at} ${move}`, SECOND_LOOK);
        const { simulations, value } = advice;
        return choiceOf({ ...value, move, simulations, reasons: [] });
      };
      const [best, other] = await Promise.all([follow(better), follow(played)]);
      return { best, other };
    },
  });
}

type Judged = ResistAnalysis['moves'][number];

function lookOf({ moves, value, simulations }: ResistAnalysis): ResistLook {
  const most = Math.max(0, ...moves.map((move) => move.simulations));
  return {
    chances: chancesOf(value.chances, simulations),
    // What ending comes to is known at once: no simulation could tell it better.
    moves: moves.map((move) =>
      choiceOf(move.move === 'end' ? { ...move, simulations: most } : move),
    ),
  };
}

/** Every choice as the coach ranks it, the best first, with no more than a puzzle keeps. */
export const resistRanks = (advice: ResistAnalysis): readonly ResistRank[] =>
  lookOf(advice).moves.map(({ chances, reasons: _, ...ranked }) => ({
    ...ranked,
    major: majorChance(chances),
  }));

/**
 * What speaks for a better choice, beside the one that was made: the coach tells how the best differs from the next
 * best, and how any other differs from the best.
 */
export function reasonsBeside(
  moves: readonly Pick<ResistChoice, 'move' | 'reasons'>[],
  better: string,
  played: string,
): readonly AdviceReason[] {
  const of = (wanted: string) => moves.find(({ move }) => move === wanted)?.reasons ?? [];
  return [
    ...of(better).filter(({ params }) => params.move === undefined),
    ...of(played)
      .filter(({ params }) => params.move === better)
      .map(({ code, rule, params }) => ({
        code: turnedRound(code),
        rule,
        params: { ...params, move: played },
      })),
  ];
}

/** The same difference, told of the other one. */
const turnedRound = (code: AdviceReason['code']): AdviceReason['code'] =>
  code.replace(/^(more|fewer)/, (side) =>
    side === 'more' ? 'fewer' : 'more',
  ) as AdviceReason['code'];

function choiceOf({
  move,
  simulations,
  score,
  standardError,
  chances,
  reasons,
}: Judged): ResistChoice {
  const { win, standardError: winError } = chancesOf(chances, simulations);
  return {
    move,
    simulations,
    worth: score,
    worthError: standardError,
    win,
    standardError: standardError === 0 ? 0 : winError,
    chances,
    reasons,
  };
}

/** A simulated game counts for shares, and no mean of shares varies more than one of whole games. */
function chancesOf(chances: ResistMove['chances'], simulations: number): ResistChances {
  const win = victoryChance(chances);
  const standardError = simulations > 0 ? Math.sqrt((win * (1 - win)) / simulations) : 0;
  return { win, major: majorChance(chances), standardError };
}

const majorChance = ({ epic, major }: ResistMove['chances']): number => Math.min(1, epic + major);

function atEnd({ result }: Outcome): ResistChances {
  const isMajor = result === 'epic' || result === 'major';
  const isVictory = isMajor || result === 'victory' || result === 'minor';
  return { win: isVictory ? 1 : 0, major: isMajor ? 1 : 0, standardError: 0 };
}
