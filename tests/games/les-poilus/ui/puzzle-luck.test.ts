import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { chanceMoveBy, moveText, rules } from '#games/les-poilus/engine/index.ts';
import {
  isAnswered,
  positionAfter,
  puzzleOf,
  type Scenario,
  type Solver,
  solverOf,
} from '#games/les-poilus/puzzles/index.ts';
import { SEARCH } from '#games/les-poilus/puzzles/solve.ts';
import { poilusMachine } from '#games/les-poilus/session/index.ts';
import { gameOfAttempt, movesOf } from '#games/les-poilus/ui/puzzle/game-of-try.ts';
import { newJudge, type RefutedVerdict } from '#games/les-poilus/ui/puzzle/judging.ts';
import { allChances } from '#play/puzzles/chances.ts';
import { isSame } from '#play/puzzles/solve.ts';
import { type Luck, underEveryLuck } from '../../../play/puzzles/every-luck.ts';
import { allScenarios } from '../puzzles/files.ts';

const RANDOM = [1, 2, 3, 4];

afterEach(() => vi.restoreAllMocks());

/** Tries to solve a puzzle in its room with some first moves, and the best there is after them. */
function roomOf(scenario: Scenario, solver: Solver) {
  const { id, table, missions, aim, asks } = scenario;
  const judge = newJudge();
  return (moves: readonly string[], luck: Luck): RefutedVerdict => {
    vi.spyOn(rules, 'drawChanceMove').mockImplementation((position) => {
      const { moves: answers } = allChances((below) => chanceMoveBy(position, below));
      return luck(
        SEARCH.keyOf(solver.puzzle, position),
        answers.map(({ move }) => moveText(move)),
      );
    });
    const resume = gameOfAttempt(table, RANDOM);
    const room = createActor(poilusMachine, { input: { seed: id, resume } }).start();
    const triedThere = () => movesOf(room.getSnapshot().context.game ?? { steps: [] });
    for (;;) {
      const { context } = room.getSnapshot();
      const tried = triedThere();
      const position = context.replayed?.position ?? solver.puzzle.start;
      if (tried.length > 0) {
        const { verdict } = judge({ puzzle: { table, missions, aim }, asks, moves: tried });
        if (!verdict) throw new Error(`not judged: ${tried}`);
        if (verdict.verdict !== 'open') return verdict;
        if (isAnswered(solver.puzzle, asks, position)) throw new Error(`left open: ${tried}`);
      }
      room.send({ type: 'continue' });
      const made = tried.filter((move) => !rules.isChanceMove(move)).length;
      room.send({ type: 'move', move: moves[made] ?? bestAt(solver, tried) });
      if (triedThere().length === tried.length) throw new Error(`nothing was done: ${tried}`);
    }
  };
}

function bestAt(solver: Solver, tried: readonly string[]): string {
  const position = positionAfter(solver.puzzle, tried);
  const worth = solver.worth(position);
  const best = solver.options(position).find((option) => isSame(option.worth, worth));
  return best ? moveText(best.move) : '';
}

describe.each(allScenarios())('the puzzle $name in its room', ({ scenario }) => {
  const solver = solverOf(puzzleOf(scenario));
  const { start } = solver.puzzle;
  const tryWith = roomOf(scenario, solver);

  test('takes its stated solution for right, whatever luck brings', () => {
    underEveryLuck((luck) =>
      expect(tryWith(scenario.best.moves, luck)).toEqual({ verdict: 'right' }),
    );
  });

  test('takes every wrong first choice for wrong, whatever luck brings', () => {
    const wrong = solver
      .options(start)
      .filter(({ worth }) => !isSame(worth, solver.worth(start)))
      .map(({ move }) => moveText(move));
    expect(wrong.length).toBeGreaterThan(0);
    for (const move of wrong) {
      underEveryLuck((luck) => {
        expect(tryWith([move], luck), move).toMatchObject({ verdict: 'wrong', move: 0 });
      });
    }
  });
});
