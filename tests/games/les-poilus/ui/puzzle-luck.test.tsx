import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { exercisesOn } from '#cli/mine.ts';
import { type Move, moveText, type Position, poilusRules } from '#games/les-poilus/engine/index.ts';
import { type Puzzle, puzzleOf, type StatedPuzzle } from '#games/les-poilus/puzzles/index.ts';
import { PUZZLE_RULES, refute } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import { readExercise } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { poilusMachine } from '#games/les-poilus/session/index.ts';
import { poilusGameOfAttempt } from '#games/les-poilus/ui/Puzzle.tsx';
import type { Verdict } from '#play/puzzles/judge.ts';
import { movesTried, nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { isSame } from '#shared/chance/fraction.ts';
import { type Luck, underEveryLuck } from '../../../play/puzzles/every-luck.ts';
import { newJudge } from '../../../play/puzzles/new-judge.ts';
import { someOf } from '../../../setup/cases.ts';
import { allPuzzles } from '../puzzles/files.ts';

type PoilusSolver = Solver<Puzzle, Position, Move>;

const RANDOM = [1, 2, 3, 4];

afterEach(() => vi.restoreAllMocks());

/** Tries to solve a puzzle in its room with some first moves, and the best there is after them. */
function roomOf(stated: StatedPuzzle, solver: PoilusSolver) {
  const { id, table } = stated;
  const judge = newJudge({ rules: PUZZLE_RULES, puzzleOf, refute });
  return (moves: readonly string[], luck: Luck): Verdict => {
    vi.spyOn(poilusRules, 'drawChanceMove').mockImplementation((position) => {
      const { chances } = PUZZLE_RULES.optionsAt(position);
      return luck(
        PUZZLE_RULES.keyOf(solver.puzzle, position),
        chances.moves.map(({ move }) => moveText(move)),
      );
    });
    const resume = poilusGameOfAttempt(table, RANDOM);
    const room = createActor(poilusMachine, { input: { seed: id, resume } }).start();
    const triedThere = () => movesTried(room.getSnapshot().context.game ?? { steps: [] });
    for (;;) {
      const { context } = room.getSnapshot();
      const tried = triedThere();
      const position = context.replayed?.position ?? solver.puzzle.start;
      if (tried.length > 0) {
        const { verdict } = judge({ puzzle: stated, moves: tried });
        if (!verdict) throw new Error(`not judged: ${tried}`);
        if (verdict.verdict !== 'open') return verdict;
        if (PUZZLE_RULES.isAnswered(solver.puzzle, position))
          throw new Error(`left open: ${tried}`);
      }
      room.send({ type: 'continue' });
      const made = tried.filter((move) => !poilusRules.isChanceMove(move)).length;
      room.send({ type: 'move', move: moves[made] ?? bestAt(solver, tried) });
      if (triedThere().length === tried.length) throw new Error(`nothing was done: ${tried}`);
    }
  };
}

function bestAt(solver: PoilusSolver, tried: readonly string[]): string {
  const position = nodeAfter(PUZZLE_RULES, solver.puzzle, tried);
  const worth = solver.worth(position);
  const best = solver.options(position).find((option) => isSame(option.worth, worth));
  return best ? moveText(best.move) : '';
}

describe.each(allPuzzles())('the puzzle $name in its room', ({ stated }) => {
  const solver = solve(PUZZLE_RULES, puzzleOf(stated));
  const { start } = solver.puzzle;
  const tryWith = roomOf(stated, solver);

  test('takes its stated solution for right, whatever luck brings', () => {
    underEveryLuck((luck) =>
      expect(tryWith(stated.best.moves, luck)).toEqual({ verdict: 'right' }),
    );
  });

  test('takes wrong first choices for wrong, whatever luck brings', () => {
    const wrong = solver
      .options(start)
      .filter(({ worth }) => !isSame(worth, solver.worth(start)))
      .map(({ move }) => moveText(move));
    expect(wrong.length).toBeGreaterThan(0);
    for (const move of someOf(wrong)) {
      underEveryLuck((luck) => {
        expect(tryWith([move], luck), move).toMatchObject({ verdict: 'wrong', move: 0 });
      });
    }
  });
});

const LONG = exercisesOn('les-poilus').flatMap((value) => {
  const exercise = readExercise(value);
  if ('faults' in exercise) throw new Error(exercise.faults.join('; '));
  const { read } = exercise;
  return read.asks === 'all' && !read.withdrawn ? [[read.n, read] as const] : [];
});

test.each(someOf(LONG))(
  'exercise %i is played in its room to the end of the mission, whatever luck brings',
  (n, exercise) => {
    const solver = solve(PUZZLE_RULES, puzzleOf(exercise));
    const tryWith = roomOf({ ...exercise, id: `${n}`, rules: [] }, solver);
    const [first = ''] = exercise.best.moves;
    underEveryLuck((luck) => expect(tryWith([first], luck)).toEqual({ verdict: 'right' }));
  },
);
