import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/maquis/cli/mine.ts';
import { puzzleOf } from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { solve } from '#play/puzzles/solve.ts';
import { NEVER } from '#shared/chance/fraction.ts';

test('what is said to have no right answer has none', () => {
  const unsolvable = exercisesOn('maquis').flatMap((value) => {
    const exercise = mined.read(value);
    return 'read' in exercise && exercise.read.withdrawn === 'unsolvable' ? [exercise.read] : [];
  });
  expect(unsolvable.length).toBeGreaterThan(0);
  for (const exercise of unsolvable) {
    const puzzle = puzzleOf(exercise);
    const worth = solve(PUZZLE_RULES, puzzle).worth(PUZZLE_RULES.root(puzzle));
    expect(worth, `${exercise.n}`).toEqual(NEVER);
  }
});
