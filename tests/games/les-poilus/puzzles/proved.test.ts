import { describe, expect, test } from 'vitest';
import { moveText, type Position, parseMove } from '#games/les-poilus/engine/index.ts';
import {
  afterMove,
  judge,
  positionAfter,
  puzzleOf,
  readScenario,
  refutationFrom,
  SCENARIO_KINDS,
  solverOf,
} from '#games/les-poilus/puzzles/index.ts';
import { isMore, isSame } from '#play/puzzles/solve.ts';
import { type Fraction, fraction, fractionIn, fractionText, sum } from '#shared/fraction.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { allScenarios, wordsIn } from './files.ts';

/** By so much the best answer is better than any other. */
const MARGIN = fraction(1, 25);

function afterText(position: Position, text: string): Position {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(text);
  return afterMove(position, parsed.move);
}

const all = allScenarios();

test('there are twelve puzzles and more, of every kind and level, each called like its file', () => {
  expect(all.length).toBeGreaterThanOrEqual(12);
  for (const { name, scenario } of all) expect(scenario.id).toBe(name);
  for (const kind of SCENARIO_KINDS) {
    expect(all.some(({ scenario }) => scenario.kind === kind)).toBe(true);
  }
  for (const level of [1, 2, 3]) {
    expect(all.filter(({ scenario }) => scenario.level === level).length).toBeGreaterThan(3);
  }
});

describe.each(all)('the puzzle $name', ({ scenario }) => {
  const puzzle = puzzleOf(scenario);
  const solver = solverOf(puzzle);
  const best = fractionIn(scenario.best.worth);
  const isClearlyLess = (worth: Fraction) => !isMore(sum(worth, MARGIN), best);

  test('is worth what it says, and so is every answer', () => {
    expect(fractionText(solver.worth(puzzle.start))).toBe(scenario.best.worth);
    for (const { moves, worth } of [scenario.best, ...scenario.others]) {
      const found = moves.reduce(afterText, puzzle.start);
      expect(fractionText(solver.worth(found)), String(moves)).toBe(worth);
    }
  });

  test('has one best answer: at each of its moves everything else is clearly worse', () => {
    let position = puzzle.start;
    for (const text of scenario.best.moves) {
      for (const { move, worth } of solver.options(position)) {
        const isBest = moveText(move) === text;
        expect(isBest ? isSame(worth, best) : isClearlyLess(worth), moveText(move)).toBe(true);
      }
      position = afterText(position, text);
    }
  });

  test('is judged: the best answer is not wrong, every other is, and is refuted', () => {
    expect(judge(solver, scenario.asks, scenario.best.moves).verdict).not.toBe('wrong');
    for (const { moves } of scenario.others) {
      const verdict = judge(solver, scenario.asks, moves);
      if (verdict.verdict !== 'wrong') throw new Error(String(moves));
      const wrong = positionAfter(puzzle, moves.slice(0, verdict.move + 1));
      const { missing } = refutationFrom(solver, wrong);
      expect(missing.length, String(moves)).toBeGreaterThan(0);
    }
  });

  test.each(LANGUAGES)('has its words in the language %s', (language) => {
    expect(wordsIn(language)[scenario.id]).toBeDefined();
  });
});

test('no words are left of a puzzle that is gone', () => {
  const ids = all.map(({ scenario }) => scenario.id).sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(wordsIn(language)).sort(), language).toEqual(ids);
  }
});

test('les-poilus.clumsy: three of ten unseen cards do no harm, or four', () => {
  const clumsy = all.find(({ name }) => name === 'the-clumsy-man');
  // Leaving at once, Night, Snow and Gas are to be active twice: Rain + Whistle, Mute and Proud are
  // harmless. Later only Night and Rain are: Snow + Whistle, Shell + Gas, Mute and Proud.
  expect(clumsy?.scenario.others[0]?.worth).toBe('3/10');
  expect(clumsy?.scenario.best.worth).toBe('2/5');
});

test('les-poilus.support-after-failure: whoever has not fallen back lays no tile', () => {
  const found = all.find(({ name }) => name === 'the-man-not-the-hill');
  if (!found) throw new Error('the puzzle is missing');
  const solver = solverOf(puzzleOf(found.scenario));
  const leaves = afterText(solver.puzzle.start, 'fall-back');
  expect(refutationFrom(solver, leaves)).toMatchObject({ missing: ['game'] });
});

test('what too few cards laid comes to is told by as few more as can be', () => {
  const found = all.find(({ name }) => name === 'the-card-that-stays');
  if (!found) throw new Error('the puzzle is missing');
  const solver = solverOf(puzzleOf(found.scenario));
  const laid = afterText(solver.puzzle.start, 'play:snow-whistle');
  expect(refutationFrom(solver, laid)).toMatchObject({ missing: ['inHands'], inHands: 2 });
});

test('a file with an unknown aim, answer or table is refused in a sentence', () => {
  const made = readScenario({ ...all[0].scenario, aim: { luck: true }, asks: 'both', best: {} });
  const faults = 'faults' in made ? made.faults.join('\n') : '';
  expect(faults).toMatch(/luck/);
  expect(faults).toMatch(/a puzzle asks for choice, all/);
});
