import { type Below, randomFrom, shuffled } from '#shared/random.ts';
import type { Task } from './mine.ts';

/**
 * The questions in the game of a seed, its moments by chance.
 *
 * @param momentsOf the moments of the game of a seed at which a question can be asked, where one theme is
 *   looked for of a game that suits it
 * @param tasksAt the questions at one of them
 */
export const tasksBy = <Moment, Judged>(
  momentsOf: (seed: string, below: Below, theme?: string) => readonly Moment[],
  tasksAt: (moment: Moment, below: Below, theme?: string) => Iterable<Task<Judged>>,
) =>
  function* (seed: string, theme?: string): Generator<Task<Judged>> {
    const below = randomFrom(`mine ${seed}`);
    for (const moment of shuffled(momentsOf(seed, below, theme), below)) {
      yield* tasksAt(moment, below, theme);
    }
  };
