import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/resist/cli/mine.ts';
import { puzzleOf } from '#games/resist/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import { type Exercise, readExercise } from '#games/resist/puzzles/stated-puzzle.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';
import { after } from '../engine/tables.ts';

// Of one idea four at most, on tables that a game comes to: fewer than of the other games.
exercisesAreProved(mined, 120);

/** Whether the answer that is shown says all that is asked for, or up to where one of several things comes up. */
function isShownWhole(exercise: Exercise): boolean {
  const puzzle = puzzleOf(exercise);
  const end = after(puzzle.start, exercise.best.moves.join(' '));
  if (PUZZLE_RULES.isAnswered(puzzle, end)) return true;
  const { choices, chances } = PUZZLE_RULES.optionsAt(end);
  return choices.length === 0 && chances.moves.length > 1;
}

test('the answer shown of a listed exercise goes as far as is asked, or as chance lets it', () => {
  const cut = exercisesOn('resist').flatMap((value) => {
    const exercise = readExercise(value);
    if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
    const { n, withdrawn } = exercise.read;
    return withdrawn || isShownWhole(exercise.read) ? [] : [n];
  });
  expect(cut).toEqual([]);
});
