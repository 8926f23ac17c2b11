import type { Loss } from '#play/review/review.ts';
import type { Advice, Estimate, MoveAdvice } from '../coach/index.ts';
import { utilityOf } from '../coach/utility.ts';
import { outcomeOf, type PhaseId, type Position, phaseOf } from '../engine/index.ts';
import { isCard, meanOf } from './merged-advice.ts';

/** Chances with how far they may be off by the luck of the simulations: a standard error of `win`. */
export interface Chances extends Estimate {
  readonly standardError: number;
}

/** The chances at a moment, the best choice being made. */
export function chancesOf({ value, moves }: Advice): Chances {
  const [first] = moves;
  if (!first) return { ...value, standardError: 0 };
  return isCard(first) ? beforeCard(moves) : { ...value, standardError: first.standardError };
}

/** The chances before a card falls, nobody shooting first. */
export function beforeCard(moves: readonly MoveAdvice[]): Chances {
  const cards = moves.filter(isCard);
  const squares = cards.reduce((sum, { standardError }) => sum + standardError ** 2, 0);
  return { ...meanOf(cards), standardError: Math.sqrt(squares) / cards.length };
}

/** What a game that is over came to, as chances. */
export function chancesAtEnd(position: Position): Chances | undefined {
  const result = outcomeOf(position)?.result;
  if (!result) return undefined;
  const chance = (of: typeof result): number => (of === result ? 1 : 0);
  return { win: chance('win'), draw: chance('draw'), loss: chance('loss'), standardError: 0 };
}

/** Whether chance still has a part in what is left of the turn. */
export const hasCardsToCome = (position: Position): boolean => CHANCY.includes(phaseOf(position));

const CHANCY: readonly PhaseId[] = ['placement', 'patrol'];

export const lossBetween = (best: Chances, other: Chances): Loss => ({
  win: best.win - other.win,
  worth: utilityOf(best) - utilityOf(other),
  standardError: Math.hypot(best.standardError, other.standardError),
});
