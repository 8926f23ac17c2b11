import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/resist/cli/mine.ts';
import { readExercise } from '#games/resist/puzzles/stated-puzzle.ts';
import { firstChoices } from '#play/mining/measure.ts';
import { solve } from '#play/puzzles/solve.ts';

/** Whether an exercise that was once stated would be found tempting today. */
function isTempting(n: number): boolean {
  const exercise = readExercise(exercisesOn('resist')[n - 1]);
  if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
  const { judging, isTempting: isSo } = mined.mining;
  const solver = solve(judging.rules, judging.puzzleOf(exercise.read));
  return isSo(firstChoices(solver, 'tempting'), solver);
}

test('nobody is tempted to reveal for nothing: no stronger so, and without an Enemy for the action', () => {
  // Benigno 2, Pilar 2 and Adela 1 are the 5 of the Bunker; there is no Counter-Guerrilla for Adela revealed.
  expect(isTempting(895)).toBe(false);
});

test('who is stronger revealed, and missed in the round after, tempts', () => {
  // Manuela revealed makes the Bunker surer; at the Mayor's House one more is needed then.
  expect(isTempting(911)).toBe(true);
});
