import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/maquis/cli/mine.ts';
import { SIDES } from '#games/maquis/data/index.ts';
import { ARRESTED } from '#games/maquis/engine/position.ts';
import {
  allHold,
  type Judged,
  PUZZLE_MOVES,
  puzzleOf,
  type SearchNode,
} from '#games/maquis/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { splitChoices } from '#play/mining/measure.ts';
import { solve } from '#play/puzzles/solve.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';

// Of one idea three at most, on tables that a game comes to, and none that a reader called plain.
exercisesAreProved(mined, 105);

const listed = exercisesOn('maquis').flatMap((value) => {
  const exercise = mined.read(value);
  return 'read' in exercise && !exercise.read.withdrawn ? [exercise.read] : [];
});

/** Whether a question can be met for certain. */
function isSure(judged: Judged): boolean {
  const { puzzle, worth } = solve(PUZZLE_RULES, puzzleOf(judged));
  return worth(PUZZLE_RULES.root(puzzle)).ways > 0n;
}

test('where either goal will do one of them is sure, and the other one is not', () => {
  const open = listed.filter(({ kind }) => kind === 'which-goal');
  expect(open.length).toBeGreaterThan(0);
  for (const exercise of open) {
    const { 'either-goal': step, ...besides } = exercise.check;
    const sure = SIDES.filter((side) => {
      const next = (exercise.table[side]?.successes ?? 0) + 1;
      const own =
        step === 'complete' ? { 'goal-complete': [side] } : { successes: { [side]: next } };
      return isSure({ ...exercise, check: { ...besides, ...own } });
    });
    expect(sure, `${exercise.n}`).toHaveLength(1);
  }
});

test('where two turns are asked for they are not over with the first, and a wrong choice loses nobody more today', () => {
  const ahead = listed.filter(({ kind }) => kind === 'two-turns');
  expect(ahead.length).toBeGreaterThan(0);
  for (const exercise of ahead) {
    const puzzle = puzzleOf(exercise);
    let node: SearchNode = PUZZLE_MOVES.root(puzzle);
    for (const text of exercise.solution) {
      const move = PUZZLE_MOVES.parseMove(text);
      if (move === undefined || node.turns > 0) break;
      node = PUZZLE_MOVES.after(puzzle, node, move);
    }
    expect(node.turns, `${exercise.n}`).toBe(1);
    expect(allHold(puzzle, node), `${exercise.n}`).toBe(false);
    const lost = node.position[ARRESTED] - puzzle.start[ARRESTED];
    const today = solve(
      PUZZLE_RULES,
      puzzleOf({ ...exercise, until: 'end-of-turn', check: { 'arrests-at-most': lost } }),
    );
    const harmless = splitChoices(solve(PUZZLE_RULES, puzzle)).wrong.filter(
      (move) => today.worth(PUZZLE_RULES.after(puzzle, PUZZLE_RULES.root(puzzle), move)).ways > 0n,
    );
    expect(harmless, `${exercise.n}`).not.toEqual([]);
  }
});

test('where shooting is practised the answer has a shot, or a first choice is one', () => {
  const shooting = listed.filter(({ kind }) => kind === 'when-to-shoot');
  expect(shooting.length).toBeGreaterThan(0);
  const without = shooting.filter((exercise) => {
    const puzzle = puzzleOf(exercise);
    const { choices } = PUZZLE_RULES.optionsAt(PUZZLE_RULES.root(puzzle));
    const moves = [...exercise.solution, ...choices.map(PUZZLE_RULES.formatMove)];
    return !moves.some((move) => move.startsWith('shoot:'));
  });
  expect(without.map(({ n }) => n)).toEqual([]);
});
