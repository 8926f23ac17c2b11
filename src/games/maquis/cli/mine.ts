import { mineOf } from '#cli/mine.ts';
import { readExercise } from '../puzzles/exercise.ts';
import { mining } from './mine/mining.ts';

export const mine = mineOf({
  game: 'maquis',
  mining,
  read: readExercise,
  stated: ({ chance = '1/1', solution }) => ({ worth: chance, line: solution }),
});
