import { describe, expect, test } from 'vitest';
import { faultsOf, legalMoves, moveText, phaseOf } from '#games/maquis/engine/index.ts';
import {
  allHold,
  isSure,
  isTerminal,
  judge,
  optionsAt,
  puzzleOf,
  SCENARIO_KINDS,
  type Scenario,
  type SearchNode,
  type Solver,
  sameChance,
  solverOf,
  startNode,
  step,
  tableFrom,
} from '#games/maquis/puzzles/index.ts';
import { allScenarios, moveOf, readScenarioFile, SCENARIO_FILES } from './files.ts';
import { turnThatLeadsTo } from './reached.ts';

/** Nodes a phone can search while its owner waits, first choices proved wrong included. */
const MOST_SEARCHED = 60_000;
const MOST_DECISIONS = 12;

test.each(SCENARIO_FILES)('%s keeps to the format', (file) => {
  expect(readScenarioFile(file)).not.toHaveProperty('faults');
});

test('every kind has at least two scenarios, and they grow harder', () => {
  const scenarios = allScenarios();
  expect(scenarios.length).toBeGreaterThanOrEqual(24);
  for (const kind of SCENARIO_KINDS) {
    const levels = scenarios.filter((one) => one.kind === kind).map(({ level }) => level);
    expect(levels.length, kind).toBeGreaterThanOrEqual(2);
    expect(new Set(levels).size, `${kind} has one level only`).toBeGreaterThan(1);
  }
});

test('the id of a scenario is the name of its file and begins with its kind', () => {
  expect(allScenarios().map(({ id }) => `${id}.yml`)).toEqual(SCENARIO_FILES);
  for (const { id, kind } of allScenarios()) expect(id.startsWith(`${kind}-`), id).toBe(true);
});

test('a scenario about a goal has that goal on the table', () => {
  for (const { kind, table, id } of allScenarios()) {
    if (!(kind in GOAL_KINDS)) continue;
    expect(Object.values(table.goals), id).toContain(kind);
  }
});

const GOAL_KINDS: Partial<Record<Scenario['kind'], true>> = {
  'underground-newspaper': true,
  'destroy-the-train': true,
  sabotage: true,
  'aid-the-spy': true,
  assassination: true,
  'liberate-the-town': true,
};

describe.each(allScenarios().map((scenario) => [scenario.id, scenario] as const))(
  '%s',
  (_, scenario) => {
    const puzzle = puzzleOf(scenario);
    const solver = solverOf(puzzle, MOST_SEARCHED);
    const start = startNode(puzzle);

    test('stands on a sound table that a turn can lead to', () => {
      const table = tableFrom(scenario.mode, scenario.table, scenario.deck);
      expect(faultsOf(table)).toEqual([]);
      expect(turnThatLeadsTo(table), 'no order of this turn leads here').toBeDefined();
    });

    test('begins with a choice and is not met already', () => {
      expect(phaseOf(puzzle.start)).toMatch(/placement|action/);
      expect(allHold(puzzle, start) && isTerminal(puzzle, start)).toBe(false);
    });

    test('is proved: its chance is what it states, whatever cards come', () => {
      expect(solver.chanceAt(start)).toEqual(puzzle.wanted);
    });

    test('is met by its stated solution, to the very end', () => {
      const moves = scenario.solution.map(moveOf);
      expect(judge(solver, moves)).toEqual({ verdict: 'solved' });
      for (let n = 0; n < moves.length; n++) {
        expect(judge(solver, moves.slice(0, n)), `before move ${n + 1}`).toEqual({
          verdict: 'open',
        });
      }
      const decisions = scenario.solution.filter((text) => /^(place|act|shoot):/.test(text));
      expect(decisions.length).toBeLessThanOrEqual(MOST_DECISIONS);
    });

    test('has a wrong first choice, and every wrong one is refuted by a line that fails', () => {
      const wrong = wrongChoices(solver, start);
      expect(wrong.length).toBeGreaterThan(0);
      for (const move of wrong) expectRefuted(solver, move);
    });
  },
);

function wrongChoices(solver: Solver, start: SearchNode): number[] {
  const good = solver.goodMoves(start);
  return optionsAt(start).choices.filter((move) => !good.includes(move));
}

/** Plays the refuting line out: each of its moves is legal, and what it ends in is no success. */
function expectRefuted(solver: Solver, move: number): void {
  const { puzzle } = solver;
  const verdict = judge(solver, [move]);
  if (verdict.verdict !== 'refuted') throw new Error(`${moveText(move)} is ${verdict.verdict}`);
  expect(verdict.move).toBe(0);
  expect(sameChance(verdict.before, verdict.after)).toBe(false);
  let node = step(puzzle, startNode(puzzle), move);
  for (const next of verdict.line) {
    expect(legalMoves(node.position), moveText(next)).toContain(next);
    node = step(puzzle, node, next);
  }
  expect(verdict.answers.some(({ holds }) => !holds)).toBe(true);
  if (isSure(puzzle.wanted)) expect(solver.chanceAt(node).ways, moveText(move)).toBe(0);
}
