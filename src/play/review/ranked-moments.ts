import { isSignificant } from '../advice/advisor.ts';
import type { GameRules, GameTypes } from '../rules/game-rules.ts';
import {
  type Chances,
  changed,
  type Luck,
  type Mistake,
  type MomentAnalyses,
  type PlayedGame,
  type Review,
  type Reviewer,
  reviewFrom,
} from './review.ts';

/*
 * How a game is gone through whose coach ranks the moves wherever somebody chooses.
 */

/** A move as the coach ranks it. */
export interface RankedMove extends Chances {
  readonly move: string;
  /** By what it is better than another, and the standard error of that. */
  readonly worth: number;
  readonly worthError: number;
  /** How many games were played on from it. */
  readonly simulations: number;
}

/** What is thought of a position: the chances, and where somebody chooses the moves, the best first. */
export interface MomentAnalysis<C extends Chances = Chances, R extends RankedMove = RankedMove> {
  readonly chances: C;
  readonly moves: readonly R[];
}

/** The better choice and the one that was made, compared with more patience. */
export interface Compared<R extends RankedMove = RankedMove> {
  readonly best: R;
  readonly other: R;
}

/** A choice that was not the best, with what the coach thought of the moment at first sight. */
export interface RankedMistake<C extends Chances = Chances, R extends RankedMove = RankedMove>
  extends Mistake<R> {
  readonly look: MomentAnalysis<C, R>;
}

/** A review by ranked moves. */
export type RankedReview<C extends Chances = Chances, R extends RankedMove = RankedMove> = Review<
  RankedMistake<C, R>,
  Luck,
  C
>;

/** What a coach is asked about a game that is gone through. */
interface Asked<T extends GameTypes, C extends Chances, R extends RankedMove> {
  readonly rules: Pick<GameRules<T>, 'turn' | 'legalMoves' | 'outcome'>;
  /** What a game that is over came to. */
  readonly atEnd: (outcome: T['outcome']) => C;
  /** @param isChoice whether somebody chooses here, and the moves are to be ranked */
  readonly look: (at: number, isChoice: boolean) => Promise<MomentAnalysis<C, R>>;
  readonly compare: (at: number, better: string, played: string) => Promise<Compared<R>>;
  /**
   * Whether the chances are those of a game that goes on with usual choices, not with the best: what
   * they change at a choice is then what the choice came to, and luck and choices are all there is.
   */
  readonly goesOnAsUsual?: boolean;
}

type Kind = 'choice' | 'chance' | 'forced' | 'over';

/**
 * How such a game is gone through: looked at is every position where somebody chooses, and every one
 * where chance begins to move. What has one answer is worth what follows.
 */
export function reviewerOf<T extends GameTypes, C extends Chances, R extends RankedMove>(
  game: PlayedGame<T['position']>,
  { rules, atEnd, look, compare, goesOnAsUsual = false }: Asked<T, C, R>,
): Reviewer<MomentAnalysis<C, R>, RankedMistake<C, R>, Compared<R>, RankedReview<C, R>> {
  const { positions, moves } = game;
  const ends = positions.map((position) => rules.outcome(position));
  const kinds = positions.map((position, at): Kind => {
    if (ends[at] !== undefined) return 'over';
    if (rules.turn(position).chance) return 'chance';
    return rules.legalMoves(position).length > 1 ? 'choice' : 'forced';
  });
  /** Whether chance moves at a step, as it went. */
  const isChance = (step: number): boolean => kinds[step] === 'chance' && moves[step] !== undefined;
  const chancesAt = (looks: MomentAnalyses<MomentAnalysis<C, R>>, at: number): C | undefined => {
    const outcome = ends[at];
    if (outcome !== undefined) return atEnd(outcome);
    const isPassedOver = kinds[at] === 'forced' && moves[at] !== undefined;
    return isPassedOver ? chancesAt(looks, at + 1) : looks[at]?.chances;
  };
  /** What changed over steps of a kind. */
  const changesIn = (
    looks: MomentAnalyses<MomentAnalysis<C, R>>,
    is: (step: number) => boolean,
  ): Luck[] =>
    runsOf(moves.length, is).flatMap(({ step, until }) => {
      const [before, after] = [chancesAt(looks, step), chancesAt(looks, until)];
      return before && after ? [{ step, until, before: before.win, after: after.win }] : [];
    });
  const isChosen = (step: number): boolean => !isChance(step) && moves[step] !== undefined;
  const doubtsIn = (looks: MomentAnalyses<MomentAnalysis<C, R>>): RankedMistake<C, R>[] =>
    moves.flatMap((played, step) => {
      const seen = looks[step];
      const best = seen?.moves[0];
      const other = seen?.moves.find(({ move }) => move === played);
      if (!seen || !best || !other || best === other) return [];
      const mistake = mistakeOf(step, seen, best, other);
      return isDoubtful(mistake) ? [mistake] : [];
    });
  return {
    moments: kinds.flatMap((kind, at) => {
      if (kind === 'over') return [];
      const isLooked =
        kind === 'choice' ||
        (kind === 'chance' && !(at > 0 && isChance(at - 1))) ||
        // Where it goes on by no move, nothing else tells what it was worth.
        moves[at] === undefined;
      return isLooked ? [at] : [];
    }),
    look: (at) => look(at, kinds[at] === 'choice'),
    doubts: doubtsIn,
    lookAgain: ({ step, better, played }) => compare(step, better, played),
    review: (looks, again) =>
      reviewFrom(game, {
        chances: positions.map((_, at) => chancesAt(looks, at)),
        mistakes: again ? doubtsIn(looks).flatMap((doubt) => confirmed(doubt, again)) : [],
        luck: changesIn(looks, isChance),
        ...(goesOnAsUsual ? { choices: changed(changesIn(looks, isChosen)) } : {}),
      }),
  };
}

/** Steps in a row that all are of a kind: where they begin, and where they are done. */
function runsOf(steps: number, is: (step: number) => boolean): { step: number; until: number }[] {
  const runs: { step: number; until: number }[] = [];
  for (let step = 0; step < steps; step++) {
    if (!is(step)) continue;
    const last = runs.at(-1);
    if (last?.until === step) last.until++;
    else runs.push({ step, until: step + 1 });
  }
  return runs;
}

function mistakeOf<C extends Chances, R extends RankedMove>(
  step: number,
  look: MomentAnalysis<C, R>,
  best: R,
  other: R,
): RankedMistake<C, R> {
  const loss = {
    win: best.win - other.win,
    worth: best.worth - other.worth,
    standardError: Math.hypot(best.worthError, other.worthError),
  };
  return { step, played: other.move, better: best.move, best, other, loss, look };
}

/** Moves left behind early are known less well: a single error makes them worth a second look. */
const isDoubtful = ({ loss: { worth, standardError } }: Mistake): boolean =>
  isSignificant({ worth, standardError: standardError / 2 });

/** A doubt after the second look; nothing where nothing was lost that could be told from noise. */
function confirmed<C extends Chances, R extends RankedMove>(
  { step, look }: RankedMistake<C, R>,
  again: ReadonlyMap<number, Compared<R>>,
): RankedMistake<C, R>[] {
  const second = again.get(step);
  if (!second) return [];
  const mistake = mistakeOf(step, look, second.best, second.other);
  return isSignificant(mistake.loss) ? [mistake] : [];
}

/** The other moves that are as good as the best, as far as the coach can tell: those it tried enough. */
export function alikeIn<C extends Chances, R extends RankedMove>({
  look: { moves },
  better,
  played,
}: RankedMistake<C, R>): readonly R[] {
  const [best] = moves;
  const most = Math.max(...moves.map(({ simulations }) => simulations));
  return moves.filter(
    (one) =>
      one.move !== better &&
      one.move !== played &&
      2 * one.simulations >= most &&
      !isSignificant({
        worth: best.worth - one.worth,
        standardError: Math.hypot(best.worthError, one.worthError),
      }),
  );
}
