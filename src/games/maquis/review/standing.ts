import type { Advice, Estimate, MoveAdvice } from '../coach/index.ts';
import { worthOf } from '../coach/worth.ts';
import { outcomeOf, type PhaseId, type Position, phaseOf } from '../engine/index.ts';
import { isCard, meanOf } from './merged-advice.ts';

/** Chances with how far they may be off by the luck of the simulations: a standard error of `win`. */
export interface Standing extends Estimate {
  readonly sureness: number;
}

/** The chances at a moment, the best choice being made. */
export function standingOf({ value, moves }: Advice): Standing {
  const [first] = moves;
  if (!first) return { ...value, sureness: 0 };
  return isCard(first) ? beforeCard(moves) : { ...value, sureness: first.sureness };
}

/** The chances before a card falls, nobody shooting first. */
export function beforeCard(moves: readonly MoveAdvice[]): Standing {
  const cards = moves.filter(isCard);
  const squares = cards.reduce((sum, { sureness }) => sum + sureness ** 2, 0);
  return { ...meanOf(cards), sureness: Math.sqrt(squares) / cards.length };
}

/** What a game that is over came to, as chances. */
export function standingAtEnd(position: Position): Standing | undefined {
  const result = outcomeOf(position)?.result;
  if (!result) return undefined;
  const chance = (of: typeof result): number => (of === result ? 1 : 0);
  return { win: chance('win'), draw: chance('draw'), loss: chance('loss'), sureness: 0 };
}

/** Whether chance still has a part in what is left of the turn. */
export const hasCardsToCome = (position: Position): boolean => CHANCY.includes(phaseOf(position));

const CHANCY: readonly PhaseId[] = ['placement', 'patrol'];

/** How much worse one standing is than another. */
export interface Loss {
  readonly win: number;
  readonly draw: number;
  /** Both together, as the coach weighs them. */
  readonly worth: number;
  readonly sureness: number;
}

export const lossBetween = (best: Standing, other: Standing): Loss => ({
  win: best.win - other.win,
  draw: best.draw - other.draw,
  worth: worthOf(best) - worthOf(other),
  sureness: Math.hypot(best.sureness, other.sureness),
});

export { isBeyondNoise } from '../coach/noise.ts';
