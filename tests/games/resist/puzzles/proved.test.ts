import { describe, expect, test } from 'vitest';
import { type Move, moveText, type Position } from '#games/resist/engine/index.ts';
import { type Puzzle, puzzleOf, readPuzzle } from '#games/resist/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import { judgeAttempt } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import {
  type Fraction,
  fraction,
  fractionIn,
  fractionText,
  isMore,
  isSame,
  sum,
} from '#shared/chance/fraction.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { allPuzzles, wordsIn } from './files.ts';

/** By so much the best answer is better than any other: a chance, or points on the mean. */
const MARGIN = { chance: fraction(1, 25), mean: fraction(1, 2) };

const positionAfter = (
  { puzzle }: Solver<Puzzle, Position, Move>,
  moves: readonly string[],
): Position => nodeAfter(PUZZLE_RULES, puzzle, moves);

const all = allPuzzles();

test('there are sixteen puzzles and more, each called like its file', () => {
  expect(all.length).toBeGreaterThanOrEqual(16);
  for (const { name, stated } of all) expect(stated.id).toBe(name);
});

describe.each(all)('the puzzle $name', ({ stated }) => {
  const solver = solve(PUZZLE_RULES, puzzleOf(stated));
  const best = fractionIn(stated.best.worth);
  const margin = 'mean' in stated.aim ? MARGIN.mean : MARGIN.chance;
  const isClearlyLess = (worth: Fraction) => !isMore(sum(worth, margin), best);

  test('is worth what it says, by its best answer and by no other', () => {
    expect(fractionText(solver.worth(solver.puzzle.start))).toBe(fractionText(best));
    expect(fractionText(solver.worth(positionAfter(solver, stated.best.moves)))).toBe(
      fractionText(best),
    );
    for (const { moves, worth } of stated.others) {
      expect(fractionText(solver.worth(positionAfter(solver, moves))), String(moves)).toBe(worth);
      expect(isClearlyLess(fractionIn(worth)), String(moves)).toBe(true);
    }
  });

  test('leaves no doubt: every choice on the way is as good as the best, or clearly worse', () => {
    for (const n of stated.best.moves.keys()) {
      const position = positionAfter(solver, stated.best.moves.slice(0, n));
      for (const { move, worth } of solver.options(position)) {
        expect(isSame(worth, best) || isClearlyLess(worth), moveText(move)).toBe(true);
      }
    }
  });

  test('is judged: the best answer right, every other wrong', () => {
    const said = judgeAttempt(solver, stated.best.moves).verdict;
    const { chances } = PUZZLE_RULES.optionsAt(positionAfter(solver, stated.best.moves));
    expect(chances.of > 0 || said !== 'wrong').toBe(true);
    for (const { moves } of stated.others) {
      expect(judgeAttempt(solver, moves).verdict, String(moves)).toBe('wrong');
    }
  });

  test.each(LANGUAGES)('has its words in the language %s', (language) => {
    expect(wordsIn(language).scenarios[stated.id]).toBeDefined();
  });
});

test('no words are left of a puzzle that is gone', () => {
  const ids = all.map(({ stated }) => stated.id).sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(wordsIn(language).scenarios).sort(), language).toEqual(ids);
  }
});

test('a file with an unknown aim, answer or table is refused in a sentence', () => {
  const made = readPuzzle({ ...all[0].stated, aim: { luck: true }, asks: 'all', best: {} });
  const faults = 'faults' in made ? made.faults.join('\n') : '';
  expect(faults).toMatch(/an aim is a chance or the mean of the points/);
  expect(faults).toMatch(/a puzzle asks for choice, plan, attack, round/);
});
