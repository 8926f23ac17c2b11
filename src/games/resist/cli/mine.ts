import { type Mined, mineOf } from '#cli/mine.ts';
import type { Move, Position } from '../engine/index.ts';
import { type Exercise, readExercise } from '../puzzles/exercise.ts';
import type { Judged, Puzzle } from '../puzzles/puzzle.ts';
import { PUZZLE_KINDS } from '../puzzles/stated-puzzle.ts';
import { mining } from './mine/mining.ts';

/** What the game's exercises are looked for and proved by. */
export const mined = {
  game: 'resist',
  themes: PUZZLE_KINDS,
  mining,
  read: readExercise,
  stated: ({ best: { worth, moves } }) => ({ worth, line: moves }),
} satisfies Mined<Exercise, Judged, Puzzle, Position, Move>;

export const mine = mineOf(mined);
