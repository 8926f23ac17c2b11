import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { hardnessOf } from '#games/les-poilus/cli/mine/hardness.ts';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { puzzleOf } from '#games/les-poilus/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import { readExercise } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { firstChoices } from '#play/mining/measure.ts';
import { examine } from '#play/mining/mine.ts';
import { solve } from '#play/puzzles/solve.ts';
import { allPuzzles } from '../puzzles/files.ts';

/** Ranks from 1 on; what is equal shares the mean of its ranks. */
const ranksOf = (values: readonly number[]): readonly number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });

/** How far two orders agree: 1 where they are the same, 0 where one says nothing of the other. */
function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (a.length + 1) / 2;
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, n) => sum + (value - mean) * ((y[n] ?? mean) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

const handMade = allPuzzles().map(({ stated }) => {
  const solver = solve(PUZZLE_RULES, puzzleOf(stated));
  return { level: stated.level, hardness: hardnessOf(solver, firstChoices(solver, 'examined')) };
});

test('puzzles that their authors think hard are hard by what tells the levels of exercises apart', () => {
  const levels = handMade.map((one) => one.level);
  expect(
    spearman(
      levels,
      handMade.map((one) => one.hardness),
    ),
  ).toBeGreaterThan(0.4);
});

test('levels cut where those of exercises are agree with the authors by a half', () => {
  const listed = exercisesOn(mined.game).flatMap((value) => {
    const exercise = readExercise(value);
    if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
    return exercise.read.withdrawn ? [] : [exercise.read];
  });
  const hardest = ([1, 2] as const).map((level) =>
    Math.max(
      ...listed.flatMap((one) =>
        one.level === level ? (examine(mined.mining, one).traits?.hardness ?? []) : [],
      ),
    ),
  );
  const levels = handMade.map(({ hardness }) => hardest.filter((most) => hardness > most).length);
  expect(
    spearman(
      handMade.map(({ level }) => level),
      levels,
    ),
  ).toBeGreaterThanOrEqual(0.5);
});
