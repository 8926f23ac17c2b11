import { describe, expect, test } from 'vitest';
import { isChanceNode, moveText, type Position, parseMove } from '#games/resist/engine/index.ts';
import {
  afterMove,
  isMore,
  isSame,
  judge,
  puzzleOf,
  readScenario,
  type Solver,
  solverOf,
} from '#games/resist/puzzles/index.ts';
import { type Fraction, fraction, fractionIn, fractionText, sum } from '#shared/fraction.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { allScenarios, wordsIn } from './files.ts';

/** By so much the best answer is better than any other: a chance, or points on the mean. */
const MARGIN = { chance: fraction(1, 25), mean: fraction(1, 2) };

function afterText(position: Position, text: string): Position {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(text);
  return afterMove(position, parsed.move);
}

const positionAfter = ({ puzzle }: Solver, moves: readonly string[]): Position =>
  moves.reduce(afterText, puzzle.start);

const all = allScenarios();

test('there are sixteen puzzles and more, each called like its file', () => {
  expect(all.length).toBeGreaterThanOrEqual(16);
  for (const { name, scenario } of all) expect(scenario.id).toBe(name);
});

describe.each(all)('the puzzle $name', ({ scenario }) => {
  const solver = solverOf(puzzleOf(scenario));
  const best = fractionIn(scenario.best.worth);
  const margin = 'mean' in scenario.aim ? MARGIN.mean : MARGIN.chance;
  const isClearlyLess = (worth: Fraction) => !isMore(sum(worth, margin), best);

  test('is worth what it says, by its best answer and by no other', () => {
    expect(fractionText(solver.worth(solver.puzzle.start))).toBe(fractionText(best));
    expect(fractionText(solver.worth(positionAfter(solver, scenario.best.moves)))).toBe(
      fractionText(best),
    );
    for (const { moves, worth } of scenario.others) {
      expect(fractionText(solver.worth(positionAfter(solver, moves))), String(moves)).toBe(worth);
      expect(isClearlyLess(fractionIn(worth)), String(moves)).toBe(true);
    }
  });

  test('leaves no doubt: every choice on the way is as good as the best, or clearly worse', () => {
    let position = solver.puzzle.start;
    for (const text of scenario.best.moves) {
      for (const { move, worth } of solver.options(position)) {
        expect(isSame(worth, best) || isClearlyLess(worth), moveText(move)).toBe(true);
      }
      position = afterText(position, text);
    }
  });

  test('is judged: the best answer right, every other wrong', () => {
    const said = judge(solver, scenario.asks, scenario.best.moves).verdict;
    const isOpen = isChanceNode(positionAfter(solver, scenario.best.moves));
    expect(isOpen || said !== 'wrong').toBe(true);
    for (const { moves } of scenario.others) {
      expect(judge(solver, scenario.asks, moves).verdict, String(moves)).toBe('wrong');
    }
  });

  test.each(LANGUAGES)('has its words in the language %s', (language) => {
    expect(wordsIn(language).scenarios[scenario.id]).toBeDefined();
  });
});

test('no words are left of a puzzle that is gone', () => {
  const ids = all.map(({ scenario }) => scenario.id).sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(wordsIn(language).scenarios).sort(), language).toEqual(ids);
  }
});

test('a file with an unknown aim, answer or table is refused in a sentence', () => {
  const made = readScenario({ ...all[0].scenario, aim: { luck: true }, asks: 'all', best: {} });
  const faults = 'faults' in made ? made.faults.join('\n') : '';
  expect(faults).toMatch(/an aim is a chance or the mean of the points/);
  expect(faults).toMatch(/a puzzle asks for choice, plan, attack, round/);
});
