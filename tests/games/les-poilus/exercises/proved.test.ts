import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { cardsInHands, outcomeOf } from '#games/les-poilus/engine/index.ts';
import { puzzleOf } from '#games/les-poilus/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import { type PuzzleKind, readExercise } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { solve } from '#play/puzzles/solve.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';

// Of one idea three at most, by the words of whoever reads them: fewer than of Maquis.
exercisesAreProved(mined, 140);

const listedOf = (kind: PuzzleKind) =>
  exercisesOn(mined.game).flatMap((value) => {
    const exercise = readExercise(value);
    if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
    const { read } = exercise;
    return read.kind === kind && !read.withdrawn ? [[read.n, read] as const] : [];
  });

const won = listedOf('last-mission');
const toTheEnd = listedOf('to-the-end');

test('there are a dozen and more of each way of asking for more than one card of one mission', () => {
  expect(won.length).toBeGreaterThanOrEqual(11);
  expect(toTheEnd.length).toBeGreaterThanOrEqual(15);
});

test.each(won)(
  'les-poilus.victory: exercise %i is won as the Trials and all hands are empty',
  (_, exercise) => {
    expect(exercise.aim).toEqual({ peace: true });
    const puzzle = puzzleOf(exercise);
    const solver = solve(PUZZLE_RULES, puzzle);
    let node = PUZZLE_RULES.root(puzzle);
    // With luck, and the best choices.
    while (!PUZZLE_RULES.isTerminal(puzzle, node)) {
      const { choices, chances } = PUZZLE_RULES.optionsAt(node);
      const here = node;
      const all = [...choices, ...chances.moves.map(({ move }) => move)];
      const worth = (one: (typeof all)[number]) => {
        const { ways, of } = solver.worth(PUZZLE_RULES.after(puzzle, here, one));
        return Number(ways) / Number(of);
      };
      const [best] = all.toSorted((one, other) => worth(other) - worth(one));
      if (best === undefined) throw new Error('nothing can be done');
      node = PUZZLE_RULES.after(puzzle, node, best);
    }
    expect(outcomeOf(node)?.result).toBe('win');
    expect(cardsInHands(node)).toBe(0);
  },
);

test.each(toTheEnd)(
  'exercise %i is sure to be met, and its answer goes on to the end or to what luck brings',
  (_, exercise) => {
    expect(exercise.asks).toBe('all');
    expect(exercise.best.worth).toBe('1/1');
    const puzzle = puzzleOf(exercise);
    const end = nodeAfter(PUZZLE_RULES, puzzle, exercise.best.moves);
    const isOver = PUZZLE_RULES.isTerminal(puzzle, end);
    expect(isOver || PUZZLE_RULES.optionsAt(end).choices.length === 0).toBe(true);
    const solver = solve(PUZZLE_RULES, puzzle);
    expect(solver.worth(end)).toEqual({ ways: 1n, of: 1n });
  },
);
