import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { chanceMoveBy, keyOf, moveText, parseMove, rules } from '#games/resist/engine/index.ts';
import {
  afterMove,
  isAnswered,
  isSame,
  puzzleOf,
  type Scenario,
  type Solver,
  solverOf,
  type Verdict,
} from '#games/resist/puzzles/index.ts';
import { tableMachine } from '#games/resist/session/index.ts';
import { gameOfAttempt, movesOf } from '#games/resist/ui/puzzle/game-of-try.ts';
import { newJudge } from '#games/resist/ui/puzzle/judging.ts';
import { allChances } from '#play/puzzles/chances.ts';
import { type Luck, underEveryLuck } from '../../../play/puzzles/every-luck.ts';
import { allScenarios } from '../puzzles/files.ts';

const RANDOM = [1, 2, 3, 4];

afterEach(() => vi.restoreAllMocks());

/** Tries to solve a puzzle in its room with some first moves, and the best there is after them. */
function roomOf(scenario: Scenario) {
  const { id, table, until, aim, asks } = scenario;
  const puzzle = { table, until, aim };
  const solver = solverOf(puzzleOf(scenario));
  const judge = newJudge();
  return (moves: readonly string[], luck: Luck): Verdict => {
    vi.spyOn(rules, 'drawChanceMove').mockImplementation((position) => {
      const { moves: answers } = allChances((below) => chanceMoveBy(position, below));
      return luck(
        keyOf(position),
        answers.map(({ move }) => moveText(move)),
      );
    });
    const game = gameOfAttempt(id, table, RANDOM);
    const room = createActor(tableMachine, { input: { seed: id, resume: { game } } }).start();
    for (;;) {
      const { context } = room.getSnapshot();
      const tried = movesOf(context.game ?? game);
      const position = context.replayed?.position ?? solver.puzzle.start;
      if (tried.length > 0) {
        const { verdict } = judge({ puzzle, asks, moves: tried });
        if (!verdict) throw new Error(`not judged: ${tried}`);
        if (verdict.verdict !== 'open') return verdict;
        if (isAnswered(solver.puzzle, asks, position)) throw new Error(`left open: ${tried}`);
      }
      const made = tried.filter((move) => !rules.isChanceMove(move)).length;
      const [next, ...more] = moves.slice(made);
      // The strike is carried out as one.
      if (next?.startsWith('defeat')) room.send({ type: 'carryOut', moves: [next, ...more] });
      else room.send({ type: 'move', move: next ?? bestAt(solver, tried) });
      if (movesOf(room.getSnapshot().context.game ?? game).length === tried.length) {
        throw new Error(`nothing was done: ${tried}`);
      }
    }
  };
}

function bestAt(solver: Solver, tried: readonly string[]): string {
  let position = solver.puzzle.start;
  for (const text of tried) {
    const parsed = parseMove(text);
    if ('move' in parsed) position = afterMove(position, parsed.move);
  }
  const worth = solver.worth(position);
  const best = solver.options(position).find((option) => isSame(option.worth, worth));
  return best ? moveText(best.move) : '';
}

describe.each(allScenarios())('the puzzle $name in its room', ({ scenario }) => {
  const solver = solverOf(puzzleOf(scenario));
  const { start } = solver.puzzle;
  const tryWith = roomOf(scenario);

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
