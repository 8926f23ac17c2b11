import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  keyOf,
  type Move,
  moveText,
  type Position,
  resistRules,
} from '#games/resist/engine/index.ts';
import { type Puzzle, puzzleOf, type StatedPuzzle } from '#games/resist/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import { practiceMachine } from '#games/resist/session/index.ts';
import { resistGameOfAttempt } from '#games/resist/ui/Puzzle.tsx';
import type { Verdict } from '#play/puzzles/judge.ts';
import { movesTried, nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { isSame } from '#shared/chance/fraction.ts';
import { type Luck, underEveryLuck } from '../../../play/puzzles/every-luck.ts';
import { newJudge } from '../../../play/puzzles/new-judge.ts';
import { someOf } from '../../../setup/cases.ts';
import { allPuzzles } from '../puzzles/files.ts';

type ResistSolver = Solver<Puzzle, Position, Move>;

const RANDOM = [1, 2, 3, 4];

afterEach(() => vi.restoreAllMocks());

/** Tries to solve a puzzle in its room with some first moves, and the best there is after them. */
function roomOf(stated: StatedPuzzle) {
  const { id, table } = stated;
  const solver = solve(PUZZLE_RULES, puzzleOf(stated));
  const judge = newJudge({ rules: PUZZLE_RULES, puzzleOf });
  return (moves: readonly string[], luck: Luck): Verdict => {
    vi.spyOn(resistRules, 'drawChanceMove').mockImplementation((position) => {
      const { chances } = PUZZLE_RULES.optionsAt(position);
      return luck(
        keyOf(position),
        chances.moves.map(({ move }) => moveText(move)),
      );
    });
    const game = resistGameOfAttempt(id, table, RANDOM);
    const room = createActor(practiceMachine, { input: { seed: id, resume: { game } } }).start();
    for (;;) {
      const { context } = room.getSnapshot();
      const tried = movesTried(context.game ?? game);
      const position = context.replayed?.position ?? solver.puzzle.start;
      if (tried.length > 0) {
        const { verdict } = judge({ puzzle: stated, moves: tried });
        if (!verdict) throw new Error(`not judged: ${tried}`);
        if (verdict.verdict !== 'open') return verdict;
        if (PUZZLE_RULES.isAnswered(solver.puzzle, position))
          throw new Error(`left open: ${tried}`);
      }
      const made = tried.filter((move) => !resistRules.isChanceMove(move)).length;
      const [next, ...more] = moves.slice(made);
      // The strike is carried out as one.
      if (next?.startsWith('defeat')) room.send({ type: 'carryOut', moves: [next, ...more] });
      else room.send({ type: 'move', move: next ?? bestAt(solver, tried) });
      if (movesTried(room.getSnapshot().context.game ?? game).length === tried.length) {
        throw new Error(`nothing was done: ${tried}`);
      }
    }
  };
}

function bestAt(solver: ResistSolver, tried: readonly string[]): string {
  const position = nodeAfter(PUZZLE_RULES, solver.puzzle, tried);
  const worth = solver.worth(position);
  const best = solver.options(position).find((option) => isSame(option.worth, worth));
  return best ? moveText(best.move) : '';
}

describe.each(allPuzzles())('the puzzle $name in its room', ({ stated }) => {
  const solver = solve(PUZZLE_RULES, puzzleOf(stated));
  const { start } = solver.puzzle;
  const tryWith = roomOf(stated);

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
