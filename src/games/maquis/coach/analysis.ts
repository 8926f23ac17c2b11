import {
  type Analysis,
  type Evaluation,
  isSignificant,
  type MoveEvaluation,
} from '#play/advice/advisor.ts';
import { utilityOf } from './utility.ts';

/** Chances of the three results; they add up to 1. */
export type ResultChances = Readonly<Record<'win' | 'draw' | 'loss', number>>;

/** `score` is a win, and a little for a draw; `standardError` is that of the chance to win. */
interface MaquisEvaluation extends Evaluation {
  readonly chances: ResultChances;
}

/** What the coach thinks of one legal move; what was searched to its end took no simulations. */
export interface MaquisMove extends MaquisEvaluation, MoveEvaluation {
  readonly chances: ResultChances;
  /** The part of all simulations that began with it, 0 to 1. */
  readonly share: number;
}

/**
 * What the coach thinks of a moment. Where cards come, each card is evaluated as it falls; only a shot is
 * a choice there, and it stands before the cards if it is better than drawing one. Games are simulated to
 * the start of the next turn.
 */
export interface MaquisAnalysis extends Analysis {
  readonly value: MaquisEvaluation;
  readonly moves: readonly MaquisMove[];
}

export const evaluationOf = (chances: ResultChances, standardError: number): MaquisEvaluation => ({
  score: utilityOf(chances),
  standardError,
  chances,
});

/** The evaluation of a moment where this move is the best. */
export const valueBy = ({ score, standardError, chances }: MaquisMove): MaquisEvaluation => ({
  score,
  standardError,
  chances,
});

/** Whether it is a card that falls and nobody's choice. */
export const isCard = ({ move }: Pick<MaquisMove, 'move'>): boolean =>
  /^(patrol|look|reveal):/.test(move);

/** The evaluation before a card falls, each being as likely as every other. */
export function meanOf(cards: readonly MaquisEvaluation[]): MaquisEvaluation {
  const mean = (result: keyof ResultChances): number =>
    cards.reduce((sum, { chances }) => sum + chances[result], 0) / cards.length;
  const squares = cards.reduce((sum, { standardError }) => sum + standardError ** 2, 0);
  const chances = { win: mean('win'), draw: mean('draw'), loss: mean('loss') };
  return evaluationOf(chances, Math.sqrt(squares) / cards.length);
}

/** Whether one choice is as good as another, as far as the coach can tell. */
export const isAsGood = (
  one: Pick<Evaluation, 'score' | 'standardError'>,
  best: Pick<Evaluation, 'score' | 'standardError'>,
): boolean =>
  !isSignificant({
    worth: best.score - one.score,
    standardError: Math.hypot(best.standardError, one.standardError),
  });

/** Whether a move is a card that falls. */
export const isDraw = (move: string | undefined): boolean => move !== undefined && isCard({ move });
