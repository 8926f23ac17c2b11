import { afterAll, describe, expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/maquis/cli/mine.ts';
import { puzzleOf } from '#games/maquis/puzzles/index.ts';
import type { Judged } from '#games/maquis/puzzles/puzzle.ts';
import { PUZZLE_RULES, refute } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refutationText, refutingVariation } from '#games/maquis/ui/puzzle/puzzle-line.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { judgeAttempt } from '#play/puzzles/judge.ts';
import { newJudge } from '#play/puzzles/judging.ts';
import { solve } from '#play/puzzles/solve.ts';
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

/** What is said of a wrong first choice at the end of a turn of Normal. */
function reasonFor(
  move: string,
  table: Omit<Judged['table'], 'goals'>,
  check: Judged['check'],
  deck?: Judged['deck'],
): string {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  const shown = deck ? { deck } : {};
  const judged: Judged = {
    ...{ mode: 'normal', table: { goals, ...table }, until: 'end-of-turn', check },
    ...shown,
  };
  const solver = solve(PUZZLE_RULES, puzzleOf(judged));
  const verdict = judgeAttempt(solver, [move], refute);
  if (verdict.verdict !== 'wrong') throw new Error(`${move} is ${verdict.verdict}`);
  return refutationText(refutingVariation(solver.puzzle, verdict, [move]), judged);
}

describe('a reason', () => {
  // The exit leads to Pont du Nord only. Of the cards that may come 9 and 10 end there, the others elsewhere.
  const atTheExit = {
    day: 0,
    workers: ['grocer', 'east-exit'],
    police: ['fence', 'radio-b'],
    discard: [2, 8],
  } satisfies Omit<Judged['table'], 'goals'>;

  test('names the card that beats a choice where another card would not', () => {
    expect(reasonFor('place:cafe', atTheExit, { 'worker-home': ['east-exit'] })).toMatch(
      /^Patrol cards that beat it, for example: (9|10)\. What is missed then: the worker from the goal in the east back home\.$/,
    );
  });

  test('names no card where none could help, and what is missed whichever comes', () => {
    // Food is to be had at the Grocer alone; cards 6 and 8 stand in nobody's way.
    const table = {
      day: 0,
      workers: ['cafe', 'doctor'],
      police: ['fence', 'radio-b'],
      discard: [1, 2, 3, 4, 5, 7, 9, 10],
    } satisfies Omit<Judged['table'], 'goals'>;
    expect(reasonFor('place:radio-a', table, { hand: { food: 1, medicine: 1 } })).toBe(
      'No card decides it: even with the kindest ones, not everything you were asked can be had. Here this is missed: 1 food in hand.',
    );
  });

  test('names no more as missed than has to be, though something is lost at once', () => {
    // Nobody comes home from the western room: its three ways are shut. The Grocer still has food, which the
    // one who is there may take after the other has been arrested.
    const table = {
      phase: 'action',
      day: 0,
      hand: { money: 2 },
      workers: ['spare-room-west', 'grocer'],
      police: ['pont-leveque', 'doctor', 'radio-a'],
    } satisfies Omit<Judged['table'], 'goals'>;
    const check = { 'nobody-arrested': true, hand: { food: 1 } } as const;
    expect(reasonFor('act:spare-room-west:none', table, check)).toMatch(/: no worker arrested\.$/);
  });

  test('speaks of no other card where the next ones are shown', () => {
    expect(reasonFor('place:cafe', atTheExit, { 'worker-home': ['east-exit'] }, [9, 1, 3])).toBe(
      'However well you go on, not everything you were asked can be had. Here this is missed: the worker from the goal in the east back home.',
    );
  });
});

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
