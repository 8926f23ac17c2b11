import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/resist/cli/mine.ts';
import type { MissionId } from '#games/resist/data/index.ts';
import { askOf, moveText } from '#games/resist/engine/index.ts';
import { puzzleOf } from '#games/resist/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import { type Exercise, readExercise } from '#games/resist/puzzles/stated-puzzle.ts';
import { solve } from '#play/puzzles/solve.ts';
import { fractionNumber, isSame } from '#shared/chance/fraction.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';
import { after } from '../engine/tables.ts';

// Of one idea four at most, on tables that a game comes to: fewer than of the other games.
exercisesAreProved(mined, 91);

/**
 * Whether the answer that is shown says all that is asked for, or up to where one of several things comes up. Where a
 * Mission is to be chosen it says as well who is then played, and how: the choice alone does not tell why it is right.
 */
function isShownWhole(exercise: Exercise): boolean {
  const { asks } = exercise;
  const puzzle = puzzleOf({ ...exercise, asks: asks === 'plan' ? 'attack' : asks });
  const end = after(puzzle.start, exercise.best.moves.join(' '));
  if (PUZZLE_RULES.isAnswered(puzzle, end)) return true;
  const { choices, chances } = PUZZLE_RULES.optionsAt(end);
  return choices.length === 0 && chances.moves.length > 1;
}

/** What the first choices of an exercise are worth, where so many rounds and these Missions count. */
function firstWorths(
  exercise: Exercise,
  rounds: number,
  defeated: readonly MissionId[],
): ReadonlyMap<string, number> {
  const aim = { chance: { defeated: [...defeated], kept: [] } };
  const solver = solve(PUZZLE_RULES, puzzleOf({ ...exercise, until: { rounds }, aim }));
  const choices = solver.options(PUZZLE_RULES.root(solver.puzzle));
  return new Map(choices.map(({ move, worth }) => [moveText(move), fractionNumber(worth)]));
}

test('where two rounds count, a card played as well as any for the first of them spoils the second', () => {
  const listed = exercisesOn('resist').flatMap((value) => {
    const exercise = readExercise(value);
    return 'read' in exercise && !exercise.read.withdrawn ? [exercise.read] : [];
  });
  const ahead = listed.filter(({ kind }) => kind === 'two-rounds');
  expect(ahead.length).toBeGreaterThan(0);
  for (const exercise of ahead) {
    const { row, target } = exercise.table;
    const both = row.flatMap((place) =>
      typeof place === 'string' || place.failed ? [] : place.mission,
    );
    const one = firstWorths(
      exercise,
      1,
      both.filter((id) => id === target),
    );
    const two = firstWorths(exercise, 2, both);
    const best = (worths: ReadonlyMap<string, number>) => Math.max(...worths.values());
    const spoiling = [...one.keys()].filter(
      (move) => one.get(move) === best(one) && (two.get(move) ?? 0) < best(two),
    );
    expect(spoiling, `${exercise.n}`).not.toEqual([]);
  }
});

test('the answer shown of a listed exercise goes as far as is asked, or as chance lets it', () => {
  const cut = exercisesOn('resist').flatMap((value) => {
    const exercise = readExercise(value);
    if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
    const { n, withdrawn } = exercise.read;
    return withdrawn || isShownWhole(exercise.read) ? [] : [n];
  });
  expect(cut).toEqual([]);
});

test('an answer shown leaves an action out where to use it is wrong, or would bring in what is beside the point', () => {
  const beside = exercisesOn('resist').flatMap((value) => {
    const exercise = readExercise(value);
    if ('faults' in exercise || exercise.read.withdrawn) return [];
    const { n, best } = exercise.read;
    const solver = solve(PUZZLE_RULES, puzzleOf(exercise.read));
    return best.moves.flatMap((move, at) => {
      if (move !== 'skip') return [];
      const before = best.moves.slice(0, at).join(' ');
      const [used, not] = ['use', 'skip'].map((one) =>
        after(solver.puzzle.start, `${before} ${one}`),
      );
      if (!used || !not || askOf(used) !== askOf(not)) return [];
      return isSame(solver.worth(used), solver.worth(not)) ? [n] : [];
    });
  });
  expect(beside).toEqual([]);
});
