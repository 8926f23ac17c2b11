import { describe, expect, test } from 'vitest';
import { cardsInHands, moveText } from '#games/les-poilus/engine/index.ts';
import {
  missing,
  PUZZLE_KINDS,
  puzzleOf,
  readPuzzle,
  type StatedPuzzle,
} from '#games/les-poilus/puzzles/index.ts';
import { PUZZLE_RULES, refute } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import { judgeAttempt } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { solve } from '#play/puzzles/solve.ts';
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

/** By so much the best answer is better than any other. */
const MARGIN = fraction(1, 25);

/** How a wrong answer ends: what is missed then, and how many cards are left in hands. */
function refuted(stated: StatedPuzzle, moves: readonly string[]) {
  const puzzle = puzzleOf(stated);
  const verdict = judgeAttempt(solve(PUZZLE_RULES, puzzle), moves, refute);
  if (verdict.verdict !== 'wrong') throw new Error(String(moves));
  const line = [...moves.slice(0, verdict.move + 1), ...(verdict.refutation ?? [])];
  const end = nodeAfter(PUZZLE_RULES, puzzle, line);
  return { missing: missing(puzzle.aim, end), inHands: cardsInHands(end) };
}

const all = allPuzzles();

/** Kinds that exercises alone are sorted by. */
const OF_EXERCISES: readonly string[] = ['last-mission', 'to-the-end'];

test('there are twelve puzzles and more, of every kind and level, each called like its file', () => {
  expect(all.length).toBeGreaterThanOrEqual(12);
  for (const { name, stated } of all) expect(stated.id).toBe(name);
  for (const kind of PUZZLE_KINDS.filter((one) => !OF_EXERCISES.includes(one))) {
    expect(all.some(({ stated }) => stated.kind === kind)).toBe(true);
  }
  for (const level of [1, 2, 3]) {
    expect(all.filter(({ stated }) => stated.level === level).length).toBeGreaterThan(3);
  }
});

describe.each(all)('the puzzle $name', ({ stated }) => {
  const puzzle = puzzleOf(stated);
  const solver = solve(PUZZLE_RULES, puzzle);
  const best = fractionIn(stated.best.worth);
  const isClearlyLess = (worth: Fraction) => !isMore(sum(worth, MARGIN), best);

  test('is worth what it says, and so is every answer', () => {
    expect(fractionText(solver.worth(puzzle.start))).toBe(stated.best.worth);
    for (const { moves, worth } of [stated.best, ...stated.others]) {
      const found = nodeAfter(PUZZLE_RULES, puzzle, moves);
      expect(fractionText(solver.worth(found)), String(moves)).toBe(worth);
    }
  });

  test('has one best answer: at each of its moves everything else is clearly worse', () => {
    for (const [n, text] of stated.best.moves.entries()) {
      const position = nodeAfter(PUZZLE_RULES, puzzle, stated.best.moves.slice(0, n));
      for (const { move, worth } of solver.options(position)) {
        const isBest = moveText(move) === text;
        expect(isBest ? isSame(worth, best) : isClearlyLess(worth), moveText(move)).toBe(true);
      }
    }
  });

  test('is judged: the best answer is not wrong, every other is, and is refuted', () => {
    expect(judgeAttempt(solver, stated.best.moves).verdict).not.toBe('wrong');
    for (const { moves } of stated.others) {
      expect(refuted(stated, moves).missing.length, String(moves)).toBeGreaterThan(0);
    }
  });

  test.each(LANGUAGES)('has its words in the language %s', (language) => {
    expect(wordsIn(language)[stated.id]).toBeDefined();
  });
});

test('no words are left of a puzzle that is gone', () => {
  const ids = all.map(({ stated }) => stated.id).sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(wordsIn(language)).sort(), language).toEqual(ids);
  }
});

test('les-poilus.clumsy: three of ten unseen cards do no harm, or four', () => {
  const clumsy = all.find(({ name }) => name === 'the-clumsy-man');
  // Leaving at once, Night, Snow and Gas are to be active twice: Rain + Whistle, Mute and Proud are
  // harmless. Later only Night and Rain are: Snow + Whistle, Shell + Gas, Mute and Proud.
  expect(clumsy?.stated.others[0]?.worth).toBe('3/10');
  expect(clumsy?.stated.best.worth).toBe('2/5');
});

test('les-poilus.support-after-failure: whoever has not fallen back lays no tile', () => {
  const found = all.find(({ name }) => name === 'the-man-not-the-hill');
  if (!found) throw new Error('the puzzle is missing');
  expect(refuted(found.stated, ['fall-back'])).toMatchObject({ missing: ['game'] });
});

test('what too few cards laid comes to is told by as few more as can be', () => {
  const found = all.find(({ name }) => name === 'the-card-that-stays');
  if (!found) throw new Error('the puzzle is missing');
  expect(refuted(found.stated, ['play:snow-whistle'])).toMatchObject({
    missing: ['inHands'],
    inHands: 2,
  });
});

/** One who is Clumsy keeps a card, another has two; four hardships lie before the first, who can be supported. */
const TOO_MANY_CARDS = {
  id: 'too-many-cards',
  kind: 'fall-back-in-time',
  level: 1,
  rules: ['les-poilus.clumsy'],
  table: {
    turn: 2,
    players: [
      {
        soldier: 'bideau',
        charm: true,
        hand: ['phobia-gas'],
        hardships: ['proud'],
        tiles: ['left', 'right'],
      },
      { soldier: 'perrin', placed: 'left', tiles: [] },
      {
        soldier: 'sauliere',
        hand: ['panicked'],
        hardships: ['absent-minded', 'wounded', 'clumsy'],
        tiles: [],
      },
      { soldier: 'bonticelli', hand: ['snow-whistle', 'rain-gas'], tiles: ['right', 'right'] },
    ],
    land: ['night-gas-trap'],
    unseen: [
      ...['night-gas', 'night-shell', 'snow-shell', 'rain-shell', 'night-rain', 'snow-rain'],
      ...['mute', 'selfish', 'fearful', 'stubborn', 'fragile', 'frenetic'],
    ],
    trials: 4,
  },
  aim: { success: true, inHands: 2 },
  asks: 'choice',
  best: { moves: ['play:panicked'], worth: '1/1' },
  others: [{ moves: ['fall-back'], worth: '11/12' }],
};

test('a wrong choice is told by what it gave away, not by a loss that can still be avoided', () => {
  const made = readPuzzle(TOO_MANY_CARDS);
  if ('faults' in made) throw new Error(made.faults.join('; '));
  // Turned up, Night + Gas is the second Gas: of the four cards held then only Snow + Whistle can be
  // played. Three stay; both who are still in can give the third soldier the support he needs.
  expect(refuted(made.read, ['fall-back'])).toEqual({ missing: ['inHands'], inHands: 3 });
});

test('a file with an unknown aim, answer or table is refused in a sentence', () => {
  const made = readPuzzle({ ...all[0].stated, aim: { luck: true }, asks: 'both', best: {} });
  const faults = 'faults' in made ? made.faults.join('\n') : '';
  expect(faults).toMatch(/luck/);
  expect(faults).toMatch(/a puzzle asks for choice, all/);
});
