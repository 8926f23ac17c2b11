import { type Mined, mineOf } from '#cli/mine.ts';
import type { Move } from '../engine/index.ts';
import { type Exercise, readExercise } from '../puzzles/exercise.ts';
import type { Judged, Puzzle, SearchNode } from '../puzzles/puzzle.ts';
import { PUZZLE_KINDS } from '../puzzles/stated-puzzle.ts';
import { mining } from './mine/mining.ts';

/** What the game's exercises are looked for and proved by. */
export const mined = {
  game: 'maquis',
  themes: PUZZLE_KINDS,
  mining,
  read: readExercise,
  stated: ({ chance = '1/1', solution }) => ({ worth: chance, line: solution }),
} satisfies Mined<Exercise, Judged, Puzzle, SearchNode, Move>;

export const mine = mineOf(mined);
