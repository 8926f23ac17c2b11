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

/** Playing a game through takes a moment; a list asks for the same games again and again. */
const known = new WeakMap<TableGame, Summary>();

/** Sums up a game; one with a step that cannot have happened counts up to there. */
export function summaryOf(game: TableGame): Summary {
  const summed = known.get(game);
  if (summed) return summed;
  const played = courseOf(soundPart(game));
  if ('fault' in played) throw new Error('the sound part of a game cannot be played');
  const { course } = played;
  const summary = { numbers: numbersOf(course), outcome: course.outcome };
  known.set(game, summary);
  return summary;
}
