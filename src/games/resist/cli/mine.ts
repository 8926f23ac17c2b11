import { mineOf } from '#cli/mine.ts';
import { readExercise } from '../puzzles/exercise.ts';
import { mining } from './mine/mining.ts';

export const mine = mineOf({
  game: 'resist',
  mining,
  read: readExercise,
  stated: ({ best: { worth, moves } }) => ({ worth, line: moves }),
});
