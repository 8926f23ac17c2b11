import { afterAll, describe, expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/maquis/cli/mine.ts';
import { puzzleOf } from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES, refute } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refutationText, refutingVariation } from '#games/maquis/ui/puzzle/puzzle-line.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { newJudge } from '#play/puzzles/judging.ts';
import { someOf } from '../../../setup/cases.ts';

const exercises = exercisesOn('maquis').flatMap((value) => {
  const exercise = mined.read(value);
  return 'read' in exercise && !exercise.read.withdrawn ? [exercise.read] : [];
});

/** Every wrong first choice of some exercises, with what beats it. */
const refuted = someOf(exercises).flatMap((exercise) => {
  const puzzle = puzzleOf(exercise);
  const judge = newJudge({ rules: PUZZLE_RULES, puzzleOf, refute });
  const { choices } = PUZZLE_RULES.optionsAt(PUZZLE_RULES.root(puzzle));
  return choices.map(PUZZLE_RULES.formatMove).flatMap((move) => {
    const { verdict } = judge({ puzzle: exercise, moves: [move] });
    if (verdict?.verdict !== 'wrong') return [];
    return [{ exercise, line: refutingVariation(puzzle, verdict, [move]) }];
  });
});

afterAll(() => overwriteGetLocale(() => 'en'));

describe('every wrong first choice of an exercise', () => {
  test.each(['en', 'zh'] as const)('gets a reason with what is missed (%s)', (language) => {
    overwriteGetLocale(() => language);
    expect(refuted.length).toBeGreaterThan(20);
    const without = refuted.filter(
      ({ exercise, line }) => refutationText(line, exercise).length < 8,
    );
    expect(without.map(({ exercise, line }) => `${exercise.n} ${line.moves}`)).toEqual([]);
  });
});
