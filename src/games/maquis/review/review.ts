import { isSignificant } from '#play/advice/advisor.ts';
import {
  type MomentAnalyses as AnyLooks,
  type Mistake as AnyMistake,
  type ReviewProgress as AnyProgress,
  type Review as AnyReview,
  type Luck,
  type PlayedGame as Played,
  type Reviewer,
  Reviewing,
  reviewFrom,
} from '#play/review/review.ts';
import { isCard, isDraw, type MaquisMove, meanOf, type ResultChances } from '../coach/analysis.ts';
import type { MaquisAnalysis } from '../coach/index.ts';
import { utilityOf } from '../coach/utility.ts';
import { outcomeOf, type PhaseId, type Position, phaseOf } from '../engine/index.ts';
import { playerView } from '../engine/player-view.ts';
import { type Analyse, positionAfter } from './better-line.ts';

/*
 * What a review by the kit is made of in a game of Maquis. Drawing a card instead of shooting is a
 * choice too; a card by itself is luck.
 */

/** A game to be gone through. */
export type PlayedGame = Played<Position>;

/** What the coach thinks of each position; undefined while it was not looked at. */
type MaquisMomentAnalyses = AnyLooks<MaquisAnalysis>;

/** A choice that was not the best. */
export interface Mistake extends AnyMistake<Chances> {
  /** What the coach thought of the moment at first sight. */
  readonly analysis: MaquisAnalysis;
}

/** A card that fell. */
interface FallenCard extends Luck {
  readonly card: string;
}

export type Review = AnyReview<Mistake, FallenCard, ResultChances>;

/** The two branches of a doubtful choice, looked at again with more patience. */
interface SecondLook {
  readonly best: MaquisAnalysis | Chances;
  readonly other: MaquisAnalysis | Chances;
}

const chancesIn = (look: MaquisAnalysis | Chances): Chances =>
  'moves' in look ? chancesOf(look) : look;

/** The chances at a position: what the game came to, or what was seen there. */
function chancesAt(
  { positions }: PlayedGame,
  looks: MaquisMomentAnalyses,
  at: number,
): Chances | undefined {
  const look = looks[at];
  return chancesAtEnd(positions[at]) ?? (look && chancesOf(look));
}

/**
 * A choice that looks worse than the best one, at first sight. At moments with cards to come it is
 * worth a second look: of many choices some look bad by luck alone.
 */
function doubtAt(game: PlayedGame, looks: MaquisMomentAnalyses, step: number): Mistake | undefined {
  const played = game.moves[step];
  const look = looks[step];
  const better = look?.moves[0]?.move;
  if (played === undefined || !look || better === undefined) return undefined;
  const bestIsCard = isDraw(better);
  if (played === better || (isDraw(played) && bestIsCard)) return undefined;
  const other = chosenAt(game, looks, step, look);
  if (!other) return undefined;
  const best = chancesOf(look);
  const loss = lossBetween(best, other);
  // Drawing instead of shooting is told as drawing, whichever card it was.
  return isSignificant(loss)
    ? { step, played, better, best, other, loss, analysis: look }
    : undefined;
}

/** The chances once the choice was made and before chance had its say. */
function chosenAt(
  game: PlayedGame,
  looks: MaquisMomentAnalyses,
  step: number,
  look: MaquisAnalysis,
): Chances | undefined {
  const played = game.moves[step];
  if (isDraw(played)) return beforeCard(look.moves);
  if (hasCardsToCome(game.positions[step])) return chancesAt(game, looks, step + 1);
  // Without chance the same search has judged both.
  const told = look.moves.find(({ move }) => move === played);
  return told && withError(told);
}

/** Whether a doubt should be looked at again: not where everything was searched through. */
const needsSecondLook = (game: PlayedGame, { step }: Mistake): boolean =>
  hasCardsToCome(game.positions[step]);

/** A doubt after the second look; undefined where nothing was lost that could be told from noise. */
function confirmed(doubt: Mistake, again: SecondLook): Mistake | undefined {
  const best = chancesIn(again.best);
  const other = chancesIn(again.other);
  const loss = lossBetween(best, other);
  return isSignificant(loss) ? { ...doubt, best, other, loss } : undefined;
}

/** What a card changed; for the last of a turn by the same plan of the day for every card. */
function fallenCard(
  game: PlayedGame,
  looks: MaquisMomentAnalyses,
  step: number,
): FallenCard | undefined {
  const card = game.moves[step];
  const look = looks[step];
  if (card === undefined || !isDraw(card) || !look) return undefined;
  const before = beforeCard(look.moves).win;
  const isLast = !hasCardsToCome(game.positions[step + 1]);
  const told = look.moves.find(({ move }) => move === card);
  const seen = isLast ? undefined : chancesAt(game, looks, step + 1);
  const after = (seen ?? told?.chances)?.win;
  return after === undefined ? undefined : { step, until: step + 1, card, before, after };
}

/**
 * The review of a game, or of as much of it as was looked at.
 *
 * @param mistakes those found so far, in any order
 */
export function reviewOf(
  game: PlayedGame,
  looks: MaquisMomentAnalyses,
  mistakes: readonly Mistake[],
): Review {
  return reviewFrom(game, {
    chances: game.positions.map((_, at) => chancesAt(game, looks, at)),
    mistakes,
    luck: game.moves.flatMap((_, step) => fallenCard(game, looks, step) ?? []),
  });
}

/** Chances with how far they may be off by the luck of the simulations: a standard error of `win`. */
interface Chances extends ResultChances {
  readonly standardError: number;
}

/** The chances of a move or a moment, with their error. */
export const withError = ({ chances, standardError }: MaquisAnalysis['value']): Chances => ({
  ...chances,
  standardError,
});

/** The chances at a moment, the best choice being made. */
const chancesOf = ({ value, moves }: MaquisAnalysis): Chances =>
  moves.length > 0 && isCard(moves[0]) ? beforeCard(moves) : withError(value);

/** The chances before a card falls, nobody shooting first. */
export const beforeCard = (moves: readonly MaquisMove[]): Chances =>
  withError(meanOf(moves.filter(isCard)));

/** What a game that is over came to, as chances. */
function chancesAtEnd(position: Position): Chances | undefined {
  const result = outcomeOf(position)?.result;
  if (!result) return undefined;
  const chance = (of: typeof result): number => (of === result ? 1 : 0);
  return { win: chance('win'), draw: chance('draw'), loss: chance('loss'), standardError: 0 };
}

/** Whether chance still has a part in what is left of the turn. */
const hasCardsToCome = (position: Position): boolean => CHANCY.includes(phaseOf(position));

const CHANCY: readonly PhaseId[] = ['placement', 'patrol', 'look'];

const lossBetween = (best: Chances, other: Chances) => ({
  win: best.win - other.win,
  worth: utilityOf(best) - utilityOf(other),
  standardError: Math.hypot(best.standardError, other.standardError),
});

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
