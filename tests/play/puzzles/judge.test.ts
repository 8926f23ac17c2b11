import { describe, expect, test } from 'vitest';
import { IllegalAttempt, judgeAttempt } from '#play/puzzles/judge.ts';
import { handleJudging, type JudgeAnswer, lookAhead } from '#play/puzzles/judging.ts';
import { NO_CHANCES, type NodeOptions, type PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import { lineFrom, SearchTooWide, solve } from '#play/puzzles/solve.ts';
import { fraction, NEVER, SURE } from '#shared/chance/fraction.ts';
import { newJudge } from './new-judge.ts';

/** What can happen after some moves; the moves are texts, and a node is those made so far. */
type Tree = Readonly<Record<string, NodeOptions<string>>>;

/** What a puzzle of a tree is worth where it ends. */
interface Toy {
  readonly tree: Tree;
  readonly scores: Readonly<Record<string, bigint>>;
  readonly isCertain?: boolean;
  /** The nodes that nothing can mend. */
  readonly lost?: readonly string[];
}

const choose = (...choices: string[]): NodeOptions<string> => ({ choices, chances: NO_CHANCES });

const chances = (ways: Readonly<Record<string, number>>, ...choices: string[]) => ({
  choices,
  chances: {
    moves: Object.entries(ways).map(([move, count]) => ({ move, ways: count })),
    of: Object.values(ways).reduce((all, count) => all + count, 0),
  },
});

function rulesOf(tree: Tree): PuzzleRules<Toy, string, string> {
  return {
    root: () => '',
    after: (_, node, move) => `${node} ${move}`.trim(),
    parseMove: (text) => (/^[a-z]+$/.test(text) ? text : undefined),
    isAnswered: ({ scores }, node) => node in scores,
    optionsAt: (node) => tree[node] ?? choose(),
    isTerminal: ({ scores }, node) => node in scores,
    isLost: ({ lost = [] }, node) => lost.includes(node),
    score: ({ scores }, node) => scores[node] ?? 0n,
    bestScore: () => 1n,
    keyOf: (_, node) => node,
    formatMove: (move) => move,
    wantsCertainty: ({ isCertain = false }) => isCertain,
    isUnlucky: ({ scores }, node) => scores[node] === 0n,
  };
}

const solverOf = (toy: Toy, most?: number) => solve(rulesOf(toy.tree), toy, most);

/** A coin of one to one, or a die of one to three. */
const COIN_OR_DIE: Toy = {
  tree: {
    '': choose('coin', 'die'),
    coin: chances({ won: 1, lost: 1 }),
    die: chances({ won: 1, lost: 3 }),
    // What comes after the end is no part of the puzzle.
    'coin won': chances({ sun: 1, rain: 1 }),
    'coin lost': choose('sigh'),
    'coin lost sigh': choose('left', 'right'),
  },
  scores: { 'coin won': 1n, 'coin lost': 0n, 'die won': 1n, 'die lost': 0n },
};

/** Whoever shoots first is sure of it; a card that comes before is good once in two. */
const SHOOT_FIRST: Toy = {
  tree: { '': chances({ good: 1, bad: 1 }, 'shoot') },
  scores: { shoot: 1n, good: 1n, bad: 0n },
};

describe('what a node is worth', () => {
  test('is the best of the choices and the mean of what chance brings', () => {
    const solver = solverOf(COIN_OR_DIE);
    expect(solver.worth('')).toEqual(fraction(1, 2));
    expect(solver.options('')).toEqual([
      { move: 'coin', worth: fraction(1, 2) },
      { move: 'die', worth: fraction(1, 4) },
    ]);
  });

  test('is that of acting first where that is better than to let chance move', () => {
    const solver = solverOf(SHOOT_FIRST);
    expect(solver.worth('')).toEqual(SURE);
    expect(solver.worthOfChance('')).toEqual(fraction(1, 2));
  });

  test('is nothing where only what is sure counts, and it is not', () => {
    expect(solverOf({ ...COIN_OR_DIE, isCertain: true }).worth('')).toEqual(NEVER);
    expect(solverOf({ ...SHOOT_FIRST, isCertain: true }).worth('')).toEqual(SURE);
  });

  test('is nothing where what has gone wrong cannot be mended, whatever is still to come', () => {
    const solver = solverOf({ ...COIN_OR_DIE, lost: ['coin'] });
    expect(solver.worth('coin')).toEqual(NEVER);
    expect(solver.looked).toBe(0);
    expect(solver.worth('')).toEqual(fraction(1, 4));
  });

  test('is not looked for without end', () => {
    expect(() => solverOf(COIN_OR_DIE, 1).worth('')).toThrow(SearchTooWide);
  });

  test('shows in a line: the best choice, and the worst luck', () => {
    expect(lineFrom(solverOf(COIN_OR_DIE), '')).toEqual(['coin', 'lost']);
  });
});

describe('an attempt', () => {
  const judged = (...moves: string[]) => judgeAttempt(solverOf(COIN_OR_DIE), moves);

  test('is open until all is answered, then right, or unlucky', () => {
    expect(judged()).toEqual({ verdict: 'open' });
    expect(judged('coin')).toEqual({ verdict: 'open' });
    expect(judged('coin', 'won')).toEqual({ verdict: 'right' });
    expect(judged('coin', 'lost')).toEqual({ verdict: 'unlucky' });
  });

  test('is wrong by the choice that gave something away, whatever luck came after it', () => {
    const wrong = { verdict: 'wrong', move: 0, before: fraction(1, 2), after: fraction(1, 4) };
    expect(judged('die')).toEqual(wrong);
    expect(judged('die', 'won')).toEqual(wrong);
  });

  test('is wrong by letting chance move where something had to be done first', () => {
    const wrong = { verdict: 'wrong', move: 0, before: SURE, after: fraction(1, 2) };
    expect(judgeAttempt(solverOf(SHOOT_FIRST), ['good'])).toEqual(wrong);
    expect(judgeAttempt(solverOf(SHOOT_FIRST), ['shoot'])).toEqual({ verdict: 'right' });
  });

  test('is hopeless where only what is sure counts and no luck would have saved it', () => {
    const toy: Toy = {
      tree: {
        '': choose('safe', 'coin', 'pit'),
        coin: chances({ won: 1, lost: 1 }),
        pit: chances({ deep: 1, deeper: 2 }),
      },
      scores: { safe: 1n, 'coin won': 1n, 'coin lost': 0n, 'pit deep': 0n, 'pit deeper': 0n },
      isCertain: true,
    };
    expect(judgeAttempt(solverOf(toy), ['pit'])).toMatchObject({ isHopeless: true });
    expect(judgeAttempt(solverOf(toy), ['coin'])).not.toHaveProperty('isHopeless');
    // A worth that tells chances says so itself.
    const weighed = solverOf({ ...toy, isCertain: false });
    expect(judgeAttempt(weighed, ['pit'])).not.toHaveProperty('isHopeless');
  });

  test('is refuted as its game does it', () => {
    const solver = solverOf(COIN_OR_DIE);
    expect(judgeAttempt(solver, ['die'], (_, __, move) => [`${move}s`, 'lost'])).toMatchObject({
      verdict: 'wrong',
      refutation: ['dies', 'lost'],
    });
  });

  test('is judged as it ended where the room has gone on until somebody has to choose', () => {
    expect(judged('coin', 'won', 'rain')).toEqual({ verdict: 'right' });
    expect(judged('coin', 'lost', 'sigh')).toEqual({ verdict: 'unlucky' });
  });

  test('with a move that is none, or not legal there, is none', () => {
    expect(() => judged('coin', '7')).toThrow(new IllegalAttempt(1));
    expect(() => judged('card')).toThrow(new IllegalAttempt(0));
    expect(() => judged('coin', 'die')).toThrow(IllegalAttempt);
    const judge = newJudge({ rules: rulesOf(COIN_OR_DIE.tree), puzzleOf: (toy: Toy) => toy });
    expect(judge({ puzzle: COIN_OR_DIE, moves: ['card'] })).toEqual({ verdict: undefined });
    expect(judge({ puzzle: COIN_OR_DIE, moves: ['coin'] })).toEqual({
      verdict: { verdict: 'open' },
    });
  });
});

describe('a judge who looks ahead', () => {
  const judging = { rules: rulesOf(COIN_OR_DIE.tree), puzzleOf: (toy: Toy) => toy };

  /** A judge whose time passes by what it does, and who goes on when it is let. */
  function waiting() {
    const answers: JudgeAnswer[] = [];
    const later: (() => void)[] = [];
    let time = 0;
    const hear = handleJudging(judging, {
      answer: (answer) => answers.push(answer),
      later: (then) => later.push(then),
      now: () => (time += 20),
    });
    return { answers, hear, later, goOn: () => later.shift()?.() };
  }

  test('has searched all that is asked next, and does it a little at a time', () => {
    const solver = solverOf(COIN_OR_DIE);
    const refuted: string[] = [];
    const steps = [...lookAhead(solver, [], (_, __, move) => [refuted.push(move) ? move : ''])];
    expect(steps.length).toBeGreaterThan(2);
    expect(refuted).toEqual(['die']);
    const { looked } = solver;
    expect(judgeAttempt(solver, ['die']).verdict).toBe('wrong');
    expect(judgeAttempt(solver, ['coin']).verdict).toBe('open');
    expect(solver.looked).toBe(looked);
    expect([...lookAhead(solver, ['coin', 'won'])]).toEqual([]);
  });

  test('answers what is asked in between, and the same as one who does not', () => {
    const { answers, hear, later, goOn } = waiting();
    hear({ puzzle: COIN_OR_DIE, moves: [], isAhead: true });
    expect(answers).toEqual([]);
    goOn();
    expect(later.length).toBe(1);
    for (const moves of [['die'], ['coin'], ['coin', 'won'], ['card']]) {
      hear({ puzzle: COIN_OR_DIE, moves });
      goOn();
      expect(answers.at(-1)).toEqual(newJudge(judging)({ puzzle: COIN_OR_DIE, moves }));
    }
    for (let n = 0; n < 20; n++) goOn();
    expect(later).toEqual([]);
    expect(answers.length).toBe(4);
  });

  test('looks ahead from where the attempt has come to alone', () => {
    const { hear, later, goOn } = waiting();
    hear({ puzzle: COIN_OR_DIE, moves: [], isAhead: true });
    hear({ puzzle: COIN_OR_DIE, moves: ['coin', 'won'], isAhead: true });
    // The first is dropped, the second has nothing left to choose.
    goOn();
    goOn();
    expect(later).toEqual([]);
  });
});
