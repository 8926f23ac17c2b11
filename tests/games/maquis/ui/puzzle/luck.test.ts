import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  legalMoves,
  type Move,
  moveText,
  type Position,
  rules,
} from '#games/maquis/engine/index.ts';
import {
  type Puzzle,
  puzzleOf,
  type SearchNode,
  type StatedPuzzle,
} from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import { tableMachine } from '#games/maquis/session/index.ts';
import { gameOfAttempt } from '#games/maquis/ui/puzzle/game-of-attempt.ts';
import type { Verdict } from '#play/puzzles/judge.ts';
import { movesTried, nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { isSame, SURE } from '#shared/chance/fraction.ts';
import { type Luck, underEveryLuck } from '../../../../play/puzzles/every-luck.ts';
import { newJudge } from '../../../../play/puzzles/new-judge.ts';
import { someOf } from '../../../../setup/cases.ts';
import { allPuzzles } from '../../puzzles/files.ts';

afterEach(() => vi.restoreAllMocks());

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

/** Plays a puzzle to its end in its room: some first moves, and the best there is after them. */
function roomOf(stated: StatedPuzzle, solver: MaquisSolver) {
  const judge = newJudge({ rules: PUZZLE_RULES, puzzleOf, refute });
  const { puzzle } = solver;
  return (moves: readonly string[], luck: Luck): Verdict => {
    vi.spyOn(rules, 'drawChanceMove').mockImplementation((position) =>
      luck(rules.positionKey(position), legalTexts(position).filter(rules.isChanceMove)),
    );
    const game = gameOfAttempt(stated, [], [1, 2, 3, 4]);
    const input = { seed: stated.id, resume: { game }, pausesToShoot: true };
    const room = createActor(tableMachine, { input });
    room.start();
    const triedThere = () => movesTried(room.getSnapshot().context.game ?? game);
    for (;;) {
      const tried = triedThere();
      const isShown = room.getSnapshot().matches({ playing: { patrol: 'shown' } });
      if (!isShown && PUZZLE_RULES.isAnswered(puzzle, nodeAfter(PUZZLE_RULES, puzzle, tried))) {
        const { verdict } = judge({ puzzle: stated, moves: tried });
        if (!verdict) throw new Error(`not judged: ${tried}`);
        return verdict;
      }
      if (isShown) {
        room.send({ type: 'continue' });
        continue;
      }
      const choices = tried.filter((move) => !rules.isChanceMove(move));
      const given = moves.filter((move) => !rules.isChanceMove(move))[choices.length];
      const move = isLegal(puzzle, tried, given) ? given : bestAt(solver, tried);
      if (move === undefined) room.send({ type: 'draw' });
      else room.send({ type: 'moveHome', move });
      room.send({ type: 'noShot' });
      if (triedThere().length === tried.length) throw new Error(`nothing was done: ${tried}`);
    }
  };
}

const isLegal = (puzzle: Puzzle, tried: readonly string[], move = ''): boolean =>
  legalTexts(nodeAfter(PUZZLE_RULES, puzzle, tried).position).includes(move);

const legalTexts = (position: Position): readonly string[] => legalMoves(position).map(moveText);

/** The best choice there; nothing where the next card is as good. */
function bestAt(solver: MaquisSolver, tried: readonly string[]): string | undefined {
  const node = nodeAfter(PUZZLE_RULES, solver.puzzle, tried);
  const worth = solver.worth(node);
  const { chances } = PUZZLE_RULES.optionsAt(node);
  if (chances.of > 0 && isSame(solver.worthOfChance(node), worth)) return undefined;
  const best = solver.options(node).find((option) => isSame(option.worth, worth));
  return best && moveText(best.move);
}

describe.each(allPuzzles().map((stated) => [stated.id, stated] as const))(
  'the puzzle %s in its room',
  (_, stated) => {
    const solver = solve(PUZZLE_RULES, puzzleOf(stated));
    const start = PUZZLE_RULES.root(solver.puzzle);
    const tryWith = roomOf(stated, solver);

    test('takes its stated solution for right, whatever cards come', () => {
      const right = isSame(solver.puzzle.wanted, SURE) ? /^right$/ : /^(right|unlucky)$/;
      underEveryLuck((luck) => expect(tryWith(stated.solution, luck).verdict).toMatch(right));
    });

    test('takes wrong first choices for wrong, whatever cards come', () => {
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
  },
);
