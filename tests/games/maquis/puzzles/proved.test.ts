import { describe, expect, test } from 'vitest';
import { faultsOf, type Move, moveText, phaseOf } from '#games/maquis/engine/index.ts';
import {
  allHold,
  answersAt,
  PUZZLE_KINDS,
  type Puzzle,
  puzzleOf,
  type SearchNode,
  type StatedPuzzle,
  tableFrom,
} from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import { judgeAttempt } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { isSame, NEVER, SURE } from '#shared/chance/fraction.ts';
import { allPuzzles, PUZZLE_FILES, readPuzzleFile } from './files.ts';
import { turnThatLeadsTo } from './reached.ts';

/** Nodes a phone can search while its owner waits, first choices proved wrong included. */
const MOST_SEARCHED = 60_000;
const MOST_DECISIONS = 12;

test.each(PUZZLE_FILES)('%s keeps to the format', (file) => {
  expect(readPuzzleFile(file)).not.toHaveProperty('faults');
});

/** What takes two turns, or two goals, to ask is practised by exercises alone. */
const IN_EXERCISES_ONLY: readonly StatedPuzzle['kind'][] = ['two-turns', 'which-goal'];

test('every kind but those of exercises has at least two scenarios, and they grow harder', () => {
  const puzzles = allPuzzles();
  expect(puzzles.length).toBeGreaterThanOrEqual(24);
  for (const kind of PUZZLE_KINDS.filter((one) => !IN_EXERCISES_ONLY.includes(one))) {
    const levels = puzzles.filter((one) => one.kind === kind).map(({ level }) => level);
    expect(levels.length, kind).toBeGreaterThanOrEqual(2);
    expect(new Set(levels).size, `${kind} has one level only`).toBeGreaterThan(1);
  }
});

test('the id of a scenario is the name of its file and begins with its kind', () => {
  expect(allPuzzles().map(({ id }) => `${id}.yml`)).toEqual(PUZZLE_FILES);
  for (const { id, kind } of allPuzzles()) expect(id.startsWith(`${kind}-`), id).toBe(true);
});

test('a scenario about a goal has that goal on the table', () => {
  for (const { kind, table, id } of allPuzzles()) {
    if (!(kind in GOAL_KINDS)) continue;
    expect(Object.values(table.goals), id).toContain(kind);
  }
});

const GOAL_KINDS: Partial<Record<StatedPuzzle['kind'], true>> = {
  'underground-newspaper': true,
  'destroy-the-train': true,
  sabotage: true,
  'aid-the-spy': true,
  assassination: true,
  'liberate-the-town': true,
};

describe.each(allPuzzles().map((stated) => [stated.id, stated] as const))('%s', (_, stated) => {
  const puzzle = puzzleOf(stated);
  const solver = solve(PUZZLE_RULES, puzzle, MOST_SEARCHED);
  const start = PUZZLE_RULES.root(puzzle);

  test('stands on a sound table that a turn can lead to', () => {
    const table = tableFrom(stated.mode, stated.table, stated.deck);
    expect(faultsOf(table)).toEqual([]);
    expect(turnThatLeadsTo(table), 'no order of this turn leads here').toBeDefined();
  });

  test('begins with a choice and is not met already', () => {
    expect(phaseOf(puzzle.start)).toMatch(/placement|action/);
    expect(allHold(puzzle, start) && PUZZLE_RULES.isTerminal(puzzle, start)).toBe(false);
  });

  test('is proved: its chance is what it states, whatever cards come', () => {
    expect(solver.worth(start)).toEqual(puzzle.wanted);
  });

  test('is met by its stated solution, to the very end', () => {
    const moves = stated.solution;
    expect(judgeAttempt(solver, moves)).toEqual({ verdict: 'right' });
    // Where only one thing can still happen nobody is made to tap it, nor the end of a turn that a shot could spoil.
    const isOpen = moves.map((move, n) => {
      if (move === 'upkeep' && n === moves.length - 1) return false;
      const { choices, chances } = PUZZLE_RULES.optionsAt(
        nodeAfter(PUZZLE_RULES, puzzle, moves.slice(0, n)),
      );
      return choices.length > 1 || chances.moves.length > 0;
    });
    for (let n = 0; n < moves.length; n++) {
      expect(judgeAttempt(solver, moves.slice(0, n)), `before move ${n + 1}`).toEqual({
        verdict: isOpen.includes(true, n) ? 'open' : 'right',
      });
    }
    const decisions = stated.solution.filter((text) => /^(place|act|shoot):/.test(text));
    expect(decisions.length).toBeLessThanOrEqual(MOST_DECISIONS);
  });

  test('has a wrong first choice, and every wrong one is refuted by a line that fails', () => {
    const wrong = wrongChoices(solver, start);
    expect(wrong.length).toBeGreaterThan(0);
    for (const move of wrong) expectRefuted(solver, move);
  });
});

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

const wrongChoices = (solver: MaquisSolver, start: SearchNode): Move[] =>
  solver
    .options(start)
    .filter(({ worth }) => !isSame(worth, solver.worth(start)))
    .map(({ move }) => move);

/** Plays the refuting line out: each of its moves is legal, and what it ends in is no success. */
function expectRefuted(solver: MaquisSolver, move: Move): void {
  const { puzzle } = solver;
  const verdict = judgeAttempt(solver, [moveText(move)], refute);
  if (verdict.verdict !== 'wrong') throw new Error(`${moveText(move)} is ${verdict.verdict}`);
  expect(verdict.move).toBe(0);
  expect(isSame(verdict.before, verdict.after)).toBe(false);
  let node = PUZZLE_RULES.after(puzzle, PUZZLE_RULES.root(puzzle), move);
  for (const text of verdict.refutation ?? []) {
    const { choices, chances } = PUZZLE_RULES.optionsAt(node);
    const legal = [...choices, ...chances.moves.map((one) => one.move)];
    const next = legal.find((one) => moveText(one) === text);
    if (next === undefined) throw new Error(`${text} is not legal`);
    node = PUZZLE_RULES.after(puzzle, node, next);
  }
  expect(answersAt(puzzle, node).some(({ holds }) => !holds)).toBe(true);
  if (isSame(puzzle.wanted, SURE)) expect(solver.worth(node), moveText(move)).toEqual(NEVER);
}
