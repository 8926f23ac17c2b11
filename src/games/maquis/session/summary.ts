import { memoize } from '#shared/memoize.ts';
import type { Outcome } from '../engine/index.ts';
import type { TableGame } from './game.ts';
import { historyOf, validPart } from './history.ts';
import { type Numbers, numbersOfGame } from './numbers.ts';

/** How far a kept game has got, and what it came to. */
interface Summary {
  readonly numbers: Numbers;
  /** Undefined while it runs. */
  readonly outcome: Outcome | undefined;
}

/**
 * Sums up a game; one with a step that cannot have happened counts up to there. Playing a game through
 * takes a moment, and a list asks for the same games again and again.
 */
export const summaryOf = memoize((game: TableGame): Summary => {
  const played = historyOf(validPart(game));
  if ('fault' in played) throw new Error('the sound part of a game cannot be played');
  const { replayed } = played;
  return { numbers: numbersOfGame(replayed), outcome: replayed.outcome };
});
