import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { legalMoves, moveText, rules } from '#games/maquis/engine/index.ts';
import {
  isSure,
  optionsAt,
  type Puzzle,
  puzzleOf,
  type Scenario,
  type Solver,
  sameChance,
  solverOf,
  startNode,
} from '#games/maquis/puzzles/index.ts';
import { tableMachine } from '#games/maquis/session/index.ts';
import { gameOfAttempt, isOver, movesTried, nodeAfter } from '#games/maquis/ui/puzzle/attempt.ts';
import { newJudge, type ToldVerdict } from '#games/maquis/ui/puzzle/judging.ts';
import { type Luck, underEveryLuck } from '../../../../play/puzzles/every-luck.ts';
import { allScenarios } from '../../puzzles/files.ts';

afterEach(() => vi.restoreAllMocks());

/** Plays a puzzle to its end in its room: some first moves, and the best there is after them. */
function roomOf(scenario: Scenario, solver: Solver) {
  const judge = newJudge();
  const { puzzle } = solver;
  return (moves: readonly string[], luck: Luck): ToldVerdict => {
    vi.spyOn(rules, 'drawChanceMove').mockImplementation((position) =>
      luck(
        rules.positionKey(position),
        legalMoves(position).map(moveText).filter(rules.isChanceMove),
      ),
    );
    const game = gameOfAttempt(scenario, [], [1, 2, 3, 4]);
    const input = { seed: scenario.id, resume: { game }, pausesToShoot: true };
    const room = createActor(tableMachine, { input });
    room.start();
    const triedThere = () => movesTried(room.getSnapshot().context.game ?? game);
    for (;;) {
      const tried = triedThere();
      const isShown = room.getSnapshot().matches({ playing: { patrol: 'shown' } });
      if (!isShown && isOver(puzzle, tried)) {
        const answer = judge({ number: 1, scenario, moves: tried });
        if ('fault' in answer) throw new Error(`${answer.fault}: ${tried}`);
        return answer.verdict;
      }
      if (isShown) {
        room.send({ type: 'continue' });
        continue;
      }
      const choices = tried.filter((move) => !rules.isChanceMove(move));
      const stated = moves.filter((move) => !rules.isChanceMove(move))[choices.length];
      const move = isLegal(puzzle, tried, stated) ? stated : bestAt(solver, tried);
      if (move === undefined) room.send({ type: 'draw' });
      else room.send({ type: 'moveHome', move });
      room.send({ type: 'noShot' });
      if (triedThere().length === tried.length) throw new Error(`nothing was done: ${tried}`);
    }
  };
}

const isLegal = (puzzle: Puzzle, tried: readonly string[], move = ''): boolean =>
  legalMoves(nodeAfter(puzzle, tried).position).map(moveText).includes(move);

/** The best choice there; nothing where the next card is as good. */
function bestAt(solver: Solver, tried: readonly string[]): string | undefined {
  const node = nodeAfter(solver.puzzle, tried);
  const [best] = solver.goodMoves(node);
  const isDrawn = optionsAt(node).cards.length > 0;
  if (isDrawn && sameChance(solver.chanceOfDrawing(node), solver.chanceAt(node))) return undefined;
  return best === undefined ? undefined : moveText(best);
}

describe.each(allScenarios().map((scenario) => [scenario.id, scenario] as const))(
  'the puzzle %s in its room',
  (_, scenario) => {
    const solver = solverOf(puzzleOf(scenario));
    const start = startNode(solver.puzzle);
    const tryWith = roomOf(scenario, solver);

    test('takes its stated solution for right, whatever cards come', () => {
      const right = isSure(solver.puzzle.wanted) ? /^solved$/ : /^(solved|unlucky)$/;
      underEveryLuck((luck) => expect(tryWith(scenario.solution, luck).verdict).toMatch(right));
    });

    test('takes every wrong first choice for wrong, whatever cards come', () => {
      const good = solver.goodMoves(start);
      const wrong = optionsAt(start)
        .choices.filter((move) => !good.includes(move))
        .map(moveText);
      expect(wrong.length).toBeGreaterThan(0);
      for (const move of wrong) {
        underEveryLuck((luck) => {
          expect(tryWith([move], luck), move).toMatchObject({ verdict: 'refuted', move: 0 });
        });
      }
    });
  },
);
