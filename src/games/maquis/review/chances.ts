import type { Loss } from '#play/review/review.ts';
import {
  isCard,
  type MaquisAnalysis,
  type MaquisEvaluation,
  type MaquisMove,
  meanOf,
  type ResultChances,
} from '../coach/analysis.ts';
import { utilityOf } from '../coach/utility.ts';
import { outcomeOf, type PhaseId, type Position, phaseOf } from '../engine/index.ts';

/** Chances with how far they may be off by the luck of the simulations: a standard error of `win`. */
export interface Chances extends ResultChances {
  readonly standardError: number;
}

/** The chances of a move or a moment, with their error. */
export const withError = ({ chances, standardError }: MaquisEvaluation): Chances => ({
  ...chances,
  standardError,
});

/** The chances at a moment, the best choice being made. */
export const chancesOf = ({ value, moves }: MaquisAnalysis): Chances =>
  moves.length > 0 && isCard(moves[0]) ? beforeCard(moves) : withError(value);

/** The chances before a card falls, nobody shooting first. */
export const beforeCard = (moves: readonly MaquisMove[]): Chances =>
  withError(meanOf(moves.filter(isCard)));

/** What a game that is over came to, as chances. */
export function chancesAtEnd(position: Position): Chances | undefined {
  const result = outcomeOf(position)?.result;
  if (!result) return undefined;
  const chance = (of: typeof result): number => (of === result ? 1 : 0);
  return { win: chance('win'), draw: chance('draw'), loss: chance('loss'), standardError: 0 };
}

/** Whether chance still has a part in what is left of the turn. */
export const hasCardsToCome = (position: Position): boolean => CHANCY.includes(phaseOf(position));

const CHANCY: readonly PhaseId[] = ['placement', 'patrol', 'look'];

export const lossBetween = (best: Chances, other: Chances): Loss => ({
  win: best.win - other.win,
  worth: utilityOf(best) - utilityOf(other),
  standardError: Math.hypot(best.standardError, other.standardError),
});
