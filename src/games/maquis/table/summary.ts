import { remembered } from '#shared/remembered.ts';
import type { Outcome } from '../engine/index.ts';
import { courseOf, soundPart } from './course.ts';
import type { TableGame } from './game.ts';
import { type Numbers, numbersOf } from './numbers.ts';

/** How far a kept game has got, and what it came to. */
export interface Summary {
  readonly numbers: Numbers;
  /** Undefined while it runs. */
  readonly outcome: Outcome | undefined;
}

/**
 * Sums up a game; one with a step that cannot have happened counts up to there. Playing a game through
 * takes a moment, and a list asks for the same games again and again.
 */
export const summaryOf = remembered((game: TableGame): Summary => {
  const played = courseOf(soundPart(game));
  if ('fault' in played) throw new Error('the sound part of a game cannot be played');
  const { course } = played;
  return { numbers: numbersOf(course), outcome: course.outcome };
});
